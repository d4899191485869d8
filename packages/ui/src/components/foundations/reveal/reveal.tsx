'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/cn'

export interface RevealProps extends ComponentProps<'div'> {
  /** Renders the single child (a `Stack`) instead of a `<div>`, so that its own children follow. @default false */
  asChild?: boolean
  /** Where no pointer hovers it can be `still`: a finger scrolls faster than cards rise. @default 'rise' */
  touch?: 'rise' | 'still'
}

/**
 * Lets what stands below the first view rise and fade in when it is scrolled to; children follow one another by
 * the stagger of the theme. Without script, on paper and under reduced motion everything simply stands there.
 */
export function Reveal({ asChild = false, touch = 'rise', ref, className, ...props }: RevealProps) {
  const Root = asChild ? Slot : 'div'
  const own = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still')

  useLayoutEffect(() => {
    const element = own.current
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return
    setState('waiting')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
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
      data-slot="ui-reveal"
      data-state={state}
      data-touch={touch}
      {...props}
      ref={useComposedRefs(ref, own)}
      className={cn(className)}
    />
  )
}
