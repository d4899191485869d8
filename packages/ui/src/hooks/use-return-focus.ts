import { useInsertionEffect, useRef } from 'react'

/**
 * Remembers the element that has focus when a modal opens, and the elements around it. Returns a function that gives the
 * focus back when the modal is unmounted: to `first`, else to the element that had it, else, if that has left the page,
 * to the nearest one around it that can have focus. Focus that has moved elsewhere in the meantime, for example to a page
 * that a router has opened, stays there.
 */
export function useReturnFocus(open: boolean) {
  const openers = useRef<Element[]>([])
  // An insertion effect runs before React focuses a child with `autoFocus`.
  useInsertionEffect(() => {
    // If no element has focus, the modal may have opened again while it closed, before it gave the focus back.
    if (!open || (document.activeElement === document.body && openers.current.length > 0)) return
    openers.current = []
    for (let element = document.activeElement; element; element = element.parentElement)
      openers.current.push(element)
  }, [open])
  return (event: Event, first?: Element | null) => {
    // Else Radix would focus its trigger.
    if (document.activeElement !== document.body) event.preventDefault()
    for (const element of [first, ...openers.current])
      if (document.activeElement === document.body && element instanceof HTMLElement)
        element.focus({ preventScroll: true })
  }
}
