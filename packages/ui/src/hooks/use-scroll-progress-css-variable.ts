import { type RefObject, useEffect } from 'react'
import { useReducedMotion } from './use-reduced-motion'

/**
 * Sets the custom property `--ui-progress` of an element: how far the element has scrolled past the top edge of the
 * window, 0 to 1. Under reduced motion the property is not set.
 */
export function useScrollProgressCssVariable(ref: RefObject<HTMLElement | null>) {
  const reduced = useReducedMotion()

  useEffect(() => {
    const element = ref.current
    if (!element || reduced) return
    let frame = 0
    const update = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      const progress = Math.min(1, Math.max(0, -top / height))
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
