/**
 * React has hydrated an element that has `data-hydration="pending"` in the pre-rendered page. `start.ts` then repeats the
 * presses on its controls.
 */
export function markHydrated(element: HTMLElement) {
  delete element.dataset.hydration
  window.dispatchEvent(new Event('hydrated'))
}
