import { useInsertionEffect, useRef } from 'react'

/**
 * Remembers the element that has focus when a modal is mounted. Returns a function that gives the focus back to it.
 * Call this hook in a component that is mounted each time the modal opens.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  // An insertion effect runs before React focuses a child with `autoFocus`.
  useInsertionEffect(() => {
    opener.current = document.activeElement
  }, [])
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
}
