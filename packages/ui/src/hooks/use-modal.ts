import { useCallback } from 'react'
import { useLatest } from './use-latest'

/**
 * Returns a `ref` for a modal. It marks the modal for `modal.css`, which locks the page, and closes a modal that a content
 * blocker hides: that would leave the page without scrolling and without focus. The mark is no prop, because a modal of a
 * page that React hides (`<Activity>`) stays in the document, but React detaches its `ref`.
 *
 * @param covers whether the page is visible behind the modal: `panel`, or not: `screen`
 */
export function useModal(covers: 'panel' | 'screen', close: () => void) {
  const latestClose = useLatest(close)
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      element.dataset.modal = covers
      // Also reports an element that is hidden from the start, which a `ResizeObserver` does not.
      const observer = new IntersectionObserver(() => {
        // Safari before 17.4 has no `checkVisibility()`.
        if (element.checkVisibility?.({ visibilityProperty: true }) === false) latestClose.current()
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        delete element.dataset.modal
      }
    },
    [covers, latestClose],
  )
}
