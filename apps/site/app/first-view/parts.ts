/**
 * The state of a part of the page: of the application, on `<html>`, and of each section that hydrates late. It is in the
 * attribute `data-scripting` of the part's element, and nowhere else. `failed` looks and works as without JavaScript.
 */
type PartState = 'waiting' | 'ready' | 'failed'

export const readPart = (element: HTMLElement | null) => element?.dataset.scripting as PartState | undefined

/** Changes the state of a part. The scripts in the HTML then repeat the presses that waited for it. */
export function setPart(element: HTMLElement, state: PartState) {
  element.dataset.scripting = state
  window.dispatchEvent(new Event('part'))
}

/** Whether React is hydrating the prerendered page. */
export const isHydrating = () => import.meta.env.SSR || readPart(document.documentElement) === 'waiting'
