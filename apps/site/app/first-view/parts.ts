import { useSyncExternalStore } from 'react'

/**
 * What loads late is `waiting`, `ready` or `failed`, which looks and works as without JavaScript. The word is in an
 * attribute, and nowhere else: in `data-scripting` of the application, on `<html>`, and of each section that hydrates
 * late; in `data-next-page` of `<html>` for the page, or the language, that the visitor wants next.
 */
type State = 'waiting' | 'ready' | 'failed'

/** An element with the words that it had before the application started: the scripts in the HTML keep them. */
export type Part = HTMLElement & { words?: string | null }

/**
 * Whether a browser has translated the part, or an extension has changed its words: React would put its own in their
 * place.
 */
export const isChanged = ({ words, textContent }: Part) => words !== undefined && words !== textContent

export const readPart = (part: Part) => part.dataset.scripting as State | undefined

const announce = () => window.dispatchEvent(new Event('part'))

/** Changes the state of a part. The scripts in the HTML then repeat the presses that waited for it. */
export function setPart(part: Part, state: State) {
  part.dataset.scripting = state
  announce()
}

/** Whether React is hydrating the prerendered page. */
export const isHydrating = () => import.meta.env.SSR || readPart(document.documentElement) === 'waiting'

export const readNextPage = () => document.documentElement.dataset.nextPage as State | undefined

export function setNextPage(state: State) {
  document.documentElement.dataset.nextPage = state
  announce()
}

const subscribe = (listener: () => void) => {
  window.addEventListener('part', listener)
  return () => window.removeEventListener('part', listener)
}

/** Whether what the visitor wanted last could not be had. */
export const useHasFailed = () =>
  useSyncExternalStore(
    subscribe,
    () => readNextPage() === 'failed',
    () => false,
  )
