import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../lib/cn'

/**
 * Lets what stands below the first view rise and fade in when it is scrolled to; children follow one another by
 * the stagger of the theme. Without script, on paper and under reduced motion everything simply stands there.
 */
export function Reveal({ ref, className, ...props }: ComponentProps<'div'>) {
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
    <div
      data-slot="reveal"
      data-state={state}
      {...props}
      ref={useComposedRefs(ref, own)}
      className={cn(className)}
    />
  )
}
