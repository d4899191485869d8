import { type ForwardedRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of an element that a content blocker may remove, and passes the element on to `forwarded`. React would
 * throw, and leave the page blank, when it removes an element that is no longer in its parent. The element is therefore
 * put back just before React removes it.
 */
export function useRemovableRef<Shown extends HTMLElement>(forwarded: ForwardedRef<Shown>) {
  const ref = useRef<Shown>(null)
  useImperativeHandle(forwarded, () => ref.current as Shown)
  useLayoutEffect(() => {
    const element = ref.current as Shown
    const parent = element.parentNode
    return () => {
      if (element.parentNode !== parent) parent?.append(element)
    }
  }, [])
  return ref
}
