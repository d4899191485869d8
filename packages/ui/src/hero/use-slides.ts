import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../lib/use-reduced-motion'

/** How far a finger travels before it means the next slide, px. */
const SWIPE = 48

/**
 * The state of a set of slides that turns by itself: it wraps at both ends, waits while a pointer rests on it or focus
 * is inside, stops for good after manual use, and does not start under reduced motion unless the visitor says so.
 *
 * @param count how many slides there are
 * @param interval how long each stands, ms
 */
export function useSlides(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const touch = useRef<{ x: number; y: number }>(null)
  const reduced = useReducedMotion()

  const playing = wish === 'none' ? !reduced : wish === 'play'
  const turning = playing && !hovered && !focused && count > 1

  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setIndex((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [turning, index, count, interval])

  const goTo = (target: number) => {
    setWish('pause')
    setIndex((target + count) % count)
  }

  return {
    index,
    /** Whether the slides turn unless something holds them for the moment: what the pause control shows. */
    playing,
    goTo,
    toggle: () => setWish(playing ? 'pause' : 'play'),
    /** For the element around slides and controls. */
    rootProps: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
      onTouchStart: (event: TouchEvent) => {
        const point = event.changedTouches[0]
        touch.current = point ? { x: point.clientX, y: point.clientY } : null
      },
      onTouchEnd: (event: TouchEvent) => {
        const point = event.changedTouches[0]
        if (!touch.current || !point) return
        const x = point.clientX - touch.current.x
        const y = point.clientY - touch.current.y
        if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) goTo(index + (x < 0 ? 1 : -1))
      },
    },
  }
}
