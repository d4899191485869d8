import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react'

/**
 * Remembers the element that has focus when a modal opens, and the elements around it. When the modal closes, gives the
 * focus back: to `first`, else to the element that had it, else, if that has left the page, to the nearest one around it
 * that can have focus. Focus that has moved elsewhere in the meantime, for example to a page that a router has opened,
 * stays there. Returns the handler of `onCloseAutoFocus`, for a modal that leaves the page while it is open.
 */
export function useReturnFocus(open: boolean, first?: RefObject<HTMLElement | null>) {
  const openers = useRef<Element[]>([])
  // An insertion effect runs before React focuses a child with `autoFocus`.
  useInsertionEffect(() => {
    if (!open) return
    openers.current = []
    for (let element = document.activeElement; element; element = element.parentElement)
      openers.current.push(element)
  }, [open])
  const hasLostFocus = () => document.activeElement?.matches('body, [inert], [inert] *')
  const returnFocus = () => {
    for (const element of [first?.current, ...openers.current])
      if (hasLostFocus() && element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
  // Before the modal fades out: it is inert then, and the browser would move the focus to `<body>`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each closing
  useLayoutEffect(() => {
    if (!open && openers.current.length > 0) returnFocus()
  }, [open])
  return (event: Event) => {
    // Else Radix would focus its trigger.
    if (!hasLostFocus()) event.preventDefault()
    returnFocus()
  }
}
