import { type RefObject, type TouchEvent, useRef } from 'react'
import { useReducedMotion } from '../../../hooks/use-reduced-motion'

/** The shortest swipe, as part of the height of the moved element. */
const SHORTEST = 1 / 6

/**
 * Moves an element with a finger that moves down, and calls `onSwipe` at the end of a long move. After a short move the
 * element returns to its place.
 *
 * @returns handlers for the area in which the swipe starts. Its `touch-action` must not let the browser scroll down.
 */
export function useSwipeDown(moved: RefObject<HTMLElement | null>, enabled: boolean, onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(null)
  const isSwipe = useRef(false)
  const reduced = useReducedMotion()

  const place = (y: number) => moved.current?.style.setProperty('translate', `0 ${Math.max(0, y)}px`)

  const returnToPlace = () => {
    const from = moved.current?.style.translate
    moved.current?.style.removeProperty('translate')
    if (isSwipe.current && from) {
      const options = { duration: reduced ? 0 : 240, easing: 'ease-out' }
      moved.current?.animate({ translate: [from, 'none'] }, options)
    }
    start.current = null
    isSwipe.current = false
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
      if (!isSwipe.current && y <= Math.abs(touch.clientX - start.current.x)) start.current = null
      else {
        isSwipe.current = true
        place(y)
      }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const height = moved.current?.clientHeight ?? 0
      if (start.current && isSwipe.current && touch && touch.clientY - start.current.y > height * SHORTEST)
        onSwipe()
      else returnToPlace()
    },
    onTouchCancel: returnToPlace,
  }
}
