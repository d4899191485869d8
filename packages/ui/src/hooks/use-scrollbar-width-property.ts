import { useLayoutEffect } from 'react'

/**
 * Sets `--ui-scrollbar-width` on the document while a modal component is open: the width of the page's scrollbar, which
 * `modal.css` keeps as padding. Call this hook in a parent of the portal, so that it measures the scrollbar before the
 * modal hides it.
 */
export function useScrollbarWidthProperty(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return
    const { clientWidth, style } = document.documentElement
    style.setProperty('--ui-scrollbar-width', `${window.innerWidth - clientWidth}px`)
    return () => {
      style.removeProperty('--ui-scrollbar-width')
    }
  }, [open])
}
