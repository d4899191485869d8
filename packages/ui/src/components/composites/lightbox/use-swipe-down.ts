import { type RefObject, type TouchEvent, useLayoutEffect, useRef } from 'react'
import { animate } from './animate'

/** The shortest swipe, as part of the height of the moved element. */
const SHORTEST = 1 / 6

/**
 * Moves an element with a finger that moves down, and calls `onSwipe` at the end of a long move. The element returns to
 * its place, because a consumer may keep it open; when it closes, it stays where it is.
 *
 * @returns handlers for the area in which the swipe starts. Its `touch-action` must not let the browser scroll down.
 */
export function useSwipeDown(
  moved: RefObject<HTMLElement | null>,
  { open, enabled, onSwipe }: { open: boolean; enabled: boolean; onSwipe: () => void },
) {
  const start = useRef<{ x: number; y: number }>(null)
  /** How far the finger has moved the element, px. */
  const way = useRef(0)
  const returning = useRef<Animation>(null)

  useLayoutEffect(() => {
    if (!open) returning.current?.pause()
  }, [open])

  const place = (y: number) => {
    way.current = y
    moved.current?.style.setProperty('translate', y ? `0 ${y}px` : null)
  }

  const returnToPlace = () => {
    if (way.current) returning.current = animate(moved.current, { translate: [`0 ${way.current}px`, '0 0'] })
    place(0)
    start.current = null
  }

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      returnToPlace()
      const touch = touches[0]
      if (enabled && touch && touches.length === 1) start.current = { x: touch.clientX, y: touch.clientY }
    },
    onTouchMove: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const y = touch.clientY - start.current.y
      // The first move decides. Embla takes a move that is wider than high.
      if (way.current || y > Math.abs(touch.clientX - start.current.x)) place(Math.max(1, y))
      else start.current = null
    },
    onTouchEnd: () => {
      const isLong = way.current > (moved.current?.clientHeight ?? 0) * SHORTEST
      returnToPlace()
      if (isLong) onSwipe()
    },
    onTouchCancel: returnToPlace,
  }
}
