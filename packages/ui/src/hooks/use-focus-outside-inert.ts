import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus from a part that has become inert to the element around it, which can have focus. The browser would
 * move it to `<body>`.
 */
export function useFocusOutsideInert(around: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const inert = document.activeElement?.closest('[inert]')
    if (inert && around.current?.contains(inert)) around.current.focus({ preventScroll: true })
  })
}
