import { type RefObject, useEffect } from 'react'
import { useReducedMotion } from './use-reduced-motion'

/**
 * Sets the custom property `--ui-progress` of an element: how far the element has scrolled past the top edge of the
 * window, 0 to 1. The property is not set before the first scroll and under reduced motion, so give it the default 0.
 */
export function useScrollProgressCssVariable(ref: RefObject<HTMLElement | null>) {
  const reduced = useReducedMotion()

  useEffect(() => {
    const element = ref.current
    if (!element || reduced) return
    let frame = 0
    let progress = 0
    const update = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      const next = Math.min(1, Math.max(0, -top / Math.max(1, height)))
      // The browser would compute the styles of all descendants again, even for the same value.
      if (next === progress) return
      progress = next
      element.style.setProperty('--ui-progress', progress.toFixed(4))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
      element.style.removeProperty('--ui-progress')
    }
  }, [ref, reduced])
}
