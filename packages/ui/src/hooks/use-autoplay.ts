import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
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

/** What pauses autoplay although the visitor has not asked for it. */
type Reason = 'hover' | 'focus'

const none: ReadonlySet<Reason> = new Set()

/**
 * Advances slides on a timer. The timer pauses while a mouse or pen is over the slides, while the keyboard focus is
 * inside them, while the page is hidden and while the slides are scrolled out of view. A press of Play, which is itself
 * over the slides, ends the pause by hover and focus until the pointer or the focus comes again. Under reduced motion
 * the timer starts only when the visitor presses Play.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * @param root the element around slides and controls, which receives `pauseProps`
 */
export function useAutoplay(
  root: RefObject<Element | null>,
  { index, count, interval, autoplay, onAdvance }: AutoplayOptions,
) {
  const [request, setRequest] = useState<'none' | 'play' | 'pause'>('none')
  const [reasons, setReasons] = useState(none)
  const reduced = useReducedMotion()
  const visible = usePageVisible()
  const inView = useInView(root)

  const isPlaying = request === 'none' ? autoplay && !reduced : request === 'play'
  const isRotating = isPlaying && reasons.size === 0 && visible && inView !== false && count > 1

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isRotating) return
    // A timer with more than 31 bits, or with `Infinity`, would end at once.
    timer.current = setTimeout(() => onAdvance((index + 1) % count), Math.min(interval, 2 ** 31 - 1))
    return () => clearTimeout(timer.current)
  }, [isRotating, index, count, interval, onAdvance])

  const setReason = (reason: Reason, applies: boolean) =>
    setReasons((before) => {
      if (before.has(reason) === applies) return before
      const after = new Set(before)
      if (applies) after.add(reason)
      else after.delete(reason)
      return after
    })

  // The browser reports no `blur` of a control that React removes.
  useEffect(() => {
    if (reasons.has('focus') && !root.current?.matches(':focus-within')) setReason('focus', false)
  })

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
    toggle: () => {
      setRequest(isPlaying ? 'pause' : 'play')
      if (!isPlaying) setReasons(none)
    },
    /**
     * Handlers for the element `root`. A finger does not hover, and the focus of a pressed control does not pause
     * autoplay. That of a pressed link in a slide does: the next slide would hide the link and so take its focus.
     */
    pauseProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setReason('hover', pointerType !== 'touch'),
      onPointerLeave: () => setReason('hover', false),
      onFocus: ({ target }: FocusEvent) =>
        setReason('focus', target.matches(':focus-visible, [data-slot$=-slide] *')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setReason('focus', false)
      },
    },
  }
}
