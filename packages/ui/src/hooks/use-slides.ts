import { type RefObject, type TouchEvent, useRef, useState } from 'react'
import { useTurning } from './use-autoplay'

/** How far a finger travels before it means the next slide, px. */
const SWIPE = 48

/**
 * The state of a set of slides that lie on one another: it turns by itself, wraps at both ends, and stops for good
 * after manual use.
 *
 * @param root the element around slides and controls, which takes `rootProps`
 * @param count how many slides there are
 * @param interval how long each stands, ms
 */
export function useSlides(root: RefObject<Element | null>, count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const touch = useRef<{ x: number; y: number }>(null)
  const { playing, turning, pause, toggle, holdProps } = useTurning(root, {
    index,
    count,
    interval,
    onTurn: setIndex,
  })

  const goTo = (target: number) => {
    pause()
    setIndex((target + count) % count)
  }

  return {
    index,
    playing,
    turning,
    goTo,
    toggle,
    rootProps: {
      ...holdProps,
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
