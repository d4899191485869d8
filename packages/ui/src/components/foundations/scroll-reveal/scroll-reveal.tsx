'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

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
 * without scrolling is not animated. Without JavaScript, in print and under reduced motion the children are visible at
 * once.
 */
export function ScrollReveal({ asChild = false, touch = 'rise', ref, ...props }: ScrollRevealProps) {
  const Root = asChild ? Slot : 'div'
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still')

  useLayoutEffect(() => {
    const element = root.current
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return
    setState('waiting')
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page the browser reports several observations at once.
        if (!entries.some((entry) => entry.isIntersecting)) return
        setState('shown')
        observer.disconnect()
      },
      { rootMargin: '0px 0px -10% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <Root
      data-slot="ui-scroll-reveal"
      data-reveal={state}
      data-touch={touch}
      {...props}
      ref={useComposedRefs(ref, root)}
    />
  )
}
