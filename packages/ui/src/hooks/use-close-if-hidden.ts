import { useCallback } from 'react'
import { useLatest } from './use-latest'

/**
 * Closes a modal that a content blocker hides: it would leave the page without scrolling and without focus. Returns a
 * `ref` for the modal.
 */
export function useCloseIfHidden(close: () => void) {
  const latestClose = useLatest(close)
  return useCallback(
    (element: Element | null) => {
      // Also reports an element that is hidden from the start, which a `ResizeObserver` does not.
      const observer = new IntersectionObserver(() => {
        // Safari before 17.4 has no `checkVisibility()`.
        if (element?.checkVisibility?.({ visibilityProperty: true }) === false) latestClose.current()
      })
      if (element) observer.observe(element)
      return () => observer.disconnect()
    },
    [latestClose],
  )
}
