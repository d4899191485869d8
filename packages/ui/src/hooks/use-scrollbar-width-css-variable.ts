import { useLayoutEffect } from 'react'

/**
 * While a modal component is open, sets `--ui-scrollbar-width` on the document to the width of the page's scrollbar.
 * The modal hides the scrollbar, and `modal.css` replaces it by padding of this width, so that the page does not move
 * sideways. Call this hook in a parent of the portal, so that the hook measures the scrollbar before the modal hides
 * it.
 */
export function useScrollbarWidthCssVariable(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return
    const { clientWidth, style } = document.documentElement
    style.setProperty('--ui-scrollbar-width', `${window.innerWidth - clientWidth}px`)
    return () => {
      style.removeProperty('--ui-scrollbar-width')
    }
  }, [open])
}
