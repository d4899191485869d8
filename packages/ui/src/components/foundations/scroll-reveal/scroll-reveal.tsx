'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, useCallback, useState } from 'react'

export interface ScrollRevealProps extends ComponentProps<'div'> {
  /** Renders the single child (a `Stack`) instead of a `<div>` and reveals the child's children. @default false */
  asChild?: boolean | undefined
  /**
   * What happens on touch screens: `still` turns the animation off, because visitors scroll so fast on touch screens
   * that the content would appear late.
   * @default 'rise'
   */
  touch?: 'rise' | 'still' | undefined
}

/**
 * Fades its children in and raises them, one after the other, when the visitor scrolls to them. Content that is visible
 * without scrolling is not animated. Without JavaScript, in print, under reduced motion, and in a browser that reports
 * no intersections the children are visible at once.
 */
export function ScrollReveal({ asChild = false, touch = 'rise', ref, ...props }: ScrollRevealProps) {
  const Root = asChild ? Slot : 'div'
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still')

  const observe = useCallback((element: Element | null) => {
    if (!element) return
    let isWaiting = false
    // The first observation comes when the browser has laid out the page, after a router has set its scroll position.
    // Nothing is hidden before it. There is no margin: the last lines of a page could never be inside one.
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      // What begins exactly at the edge of the window intersects already, and would not be reported a second time.
      const isBelow = !last?.isIntersecting && (last?.boundingClientRect.top ?? 0) >= window.innerHeight
      // On a busy page the browser reports several observations at once.
      const isReached = isWaiting ? entries.some((entry) => entry.isIntersecting) : !isBelow
      if (isReached) observer.disconnect()
      isWaiting = true
      if (isReached) setState((before) => (before === 'waiting' ? 'shown' : before))
      else setState((before) => (before === 'still' ? 'waiting' : before))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <Root
      data-slot="ui-scroll-reveal"
      data-reveal={state}
      data-touch={touch}
      {...props}
      ref={useComposedRefs(ref, observe)}
    />
  )
}
