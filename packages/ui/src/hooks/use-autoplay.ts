import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view'
import { usePageVisible } from './use-page-visible'
import { useReducedMotion } from './use-reduced-motion'

interface AutoplayOptions {
  /** The index of the visible slide. The first index is 0. */
  index: number
  count: number
  /** How long each slide is shown, ms. */
  interval: number
  /** Whether the slides advance without a press of Play. */
  autoplay: boolean
  /** Called with the index of the next slide, which is 0 after the last slide. Pass a stable function. */
  onAdvance: (next: number) => void
}

/**
 * Advances slides on a timer. The timer pauses while a pointer is over the slides, while the keyboard focus is inside
 * them, while the page is hidden and while the slides are scrolled out of view. Under reduced motion the timer starts
 * only when the visitor presses Play.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * @param root the element around slides and controls, which receives `pauseProps`
 */
export function useAutoplay(
  root: RefObject<Element | null>,
  { index, count, interval, autoplay, onAdvance }: AutoplayOptions,
) {
  const [request, setRequest] = useState<'none' | 'play' | 'pause'>('none')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reduced = useReducedMotion()
  const visible = usePageVisible()
  const inView = useInView(root)

  const isPlaying = request === 'none' ? autoplay && !reduced : request === 'play'
  const isRotating = isPlaying && !hovered && !focused && visible && inView !== false && count > 1

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isRotating) return
    timer.current = setTimeout(() => onAdvance((index + 1) % count), interval)
    return () => clearTimeout(timer.current)
  }, [isRotating, index, count, interval, onAdvance])

  return {
    /** Whether autoplay is on, as the pause button shows. Also true while hover or focus pauses autoplay. */
    isPlaying,
    /**
     * Whether the timer of autoplay is running. Set `aria-live="off"` while this is true, so that screen readers do not
     * announce each new slide.
     */
    isRotating,
    inView: inView === true,
    pause: () => {
      // Not only in the effect: in a transition, the timer could end before React runs the effect.
      clearTimeout(timer.current)
      setRequest('pause')
    },
    toggle: () => setRequest(isPlaying ? 'pause' : 'play'),
    /** Handlers for the element `root`. Focus from a mouse press does not pause autoplay. */
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
