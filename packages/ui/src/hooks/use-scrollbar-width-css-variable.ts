import { useLayoutEffect, useMemo } from 'react'

/**
 * While a modal component is open, sets `--ui-scrollbar-width` on the document to the width of the page's scrollbar.
 * The modal hides the scrollbar, and `modal.css` replaces it by padding of this width, so that the page does not move
 * sideways. Call this hook in the component that renders the modal, so that the hook measures the scrollbar before the
 * modal hides it.
 */
export function useScrollbarWidthCssVariable(open: boolean) {
  // Measured in the render: in an effect, the browser would first have to compute the styles of the new modal.
  const width = useMemo(() => (open ? measureScrollbar() : 0), [open])
  useLayoutEffect(() => {
    if (width === 0) return
    const { style } = document.documentElement
    style.setProperty('--ui-scrollbar-width', `${width}px`)
    return () => {
      style.removeProperty('--ui-scrollbar-width')
    }
  }, [width])
}

/** Width in px of the page's scrollbar: 0 on the server, and where scrollbars cover the page. */
const measureScrollbar = () =>
  typeof window === 'undefined' ? 0 : window.innerWidth - document.documentElement.clientWidth
