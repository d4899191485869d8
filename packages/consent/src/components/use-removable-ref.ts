import { type ForwardedRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of an element that a content blocker may remove, and passes the element on to `forwarded`. React would
 * throw, and leave the page blank, when it removes an element that is no longer in its parent. The element is therefore
 * put back just before React removes it. The focus inside moves to the element that `next` returns.
 */
export function useRemovableRef<Shown extends HTMLElement>(
  forwarded: ForwardedRef<Shown>,
  next?: (element: Shown) => HTMLElement | undefined,
) {
  const ref = useRef<Shown>(null)
  useImperativeHandle(forwarded, () => ref.current as Shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useLayoutEffect(() => {
    const element = ref.current as Shown
    const parent = element.parentNode
    return () => {
      if (element.parentNode !== parent) parent?.append(element)
      if (element.contains(document.activeElement)) next?.(element)?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
