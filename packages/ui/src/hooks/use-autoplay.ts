import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useInView } from './use-in-view'
import { usePageVisible } from './use-page-visible'
import { useReducedMotion } from './use-reduced-motion'

export interface TurningOptions {
  /** The slide that is seen, from 0. */
  index: number
  count: number
  /** How long each slide stands, ms. */
  interval: number
  /** Called with the slide that is next, wrapping. Give it a function that stays the same. */
  onTurn: (next: number) => void
}

/**
 * Turns slides by themselves, as the APG asks of a carousel (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/): they
 * wait while a pointer rests on them, while the keyboard's focus is inside and while nobody can see them, and do not
 * start under reduced motion unless the visitor says so.
 *
 * @param root the element around slides and controls, which takes `holdProps`
 */
export function useTurning(
  root: RefObject<Element | null>,
  { index, count, interval, onTurn }: TurningOptions,
) {
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reduced = useReducedMotion()
  const visible = usePageVisible()
  const inView = useInView(root)

  const playing = wish === 'none' ? !reduced : wish === 'play'
  const turning = playing && !hovered && !focused && visible && inView !== false && count > 1

  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => onTurn((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [turning, index, count, interval, onTurn])

  return {
    /** Whether the slides turn unless something holds them for the moment: what the pause control shows. */
    playing,
    /** Whether they turn at this moment: a live region is off as long. */
    turning,
    inView: inView === true,
    pause: () => setWish('pause'),
    toggle: () => setWish(playing ? 'pause' : 'play'),
    /** For the root. A finger holds the slides as long as it lies on them, a press by mouse leaves no focus behind. */
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
