import { type PointerEvent, type RefObject, type TouchEvent, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay'

/** The shortest horizontal swipe that changes the slide, in px. */
const SWIPE = 48

/**
 * The state of slides that are stacked in one place: the active slide, autoplay and swipe. After the last slide the
 * first slide follows. A change by the visitor stops autoplay.
 *
 * @param root the element around slides and controls, which receives `rootProps`
 * @param interval how long each slide is shown, ms
 */
export function useSlideshow(root: RefObject<Element | null>, count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const touch = useRef<{ x: number; y: number }>(null)
  const { isPlaying, isRotating, pause, toggle, pauseProps } = useAutoplay(root, {
    index,
    count,
    interval,
    onAdvance: setIndex,
  })

  const goTo = (target: number) => {
    pause()
    setIndex((target + count) % count)
  }

  return {
    index,
    isPlaying,
    isRotating,
    goTo,
    toggle,
    rootProps: {
      ...pauseProps,
      // A finger does not hover. Without this condition each tap would render the slides twice.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') pauseProps.onPointerEnter()
      },
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
