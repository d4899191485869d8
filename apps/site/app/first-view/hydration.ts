import { useLayoutEffect } from 'react'

let hydrating = true

/** Whether React is hydrating the prerendered page. */
export const isHydrating = () => hydrating

/** Removes the mark of an element that waited for its hydration. `repeatEarlyPresses` then repeats the presses in it. */
export function markHydrated(element: HTMLElement | null) {
  delete element?.dataset.hydration
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the page as hydrated, also in the performance timeline, for `npm run measure`. To be called by the layout. */
export const useHydrationEnd = () =>
  useLayoutEffect(() => {
    if (!hydrating) return
    hydrating = false
    performance.mark('hydrated')
    markHydrated(document.getElementById('root'))
  }, [])
