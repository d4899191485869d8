import { type PointerEvent, type RefObject, startTransition, type TouchEvent, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay'

/** The shortest horizontal swipe that changes the slide, in px. */
const SWIPE = 48

/**
 * The state of slides that are stacked in one place: the active slide, autoplay and swipe. After the last slide the
 * first slide follows. A change by the visitor stops autoplay.
 *
 * @param root the element around slides and controls, which receives `rootProps`
 * @param interval how long each slide is shown, ms
 * @param autoplay whether the slides advance without a press of Play
 */
export function useSlideshow(
  root: RefObject<Element | null>,
  count: number,
  interval: number,
  autoplay: boolean,
) {
  const [index, setIndex] = useState(0)
  const touch = useRef<{ x: number; y: number }>(null)
  const { isPlaying, isRotating, pause, toggle, pauseProps } = useAutoplay(root, {
    index,
    count,
    interval,
    autoplay,
    onAdvance: setIndex,
  })

  // A transition, so that the browser paints the pressed control before React renders the slides.
  const change = (getNext: (current: number) => number) =>
    startTransition(() => {
      pause()
      setIndex(getNext)
    })
  /** Shows the next slide (1) or the previous slide (-1). Two quick presses move by two slides. */
  const step = (by: 1 | -1) => change((current) => (current + by + count) % count)

  return {
    index,
    isPlaying,
    isRotating,
    goTo: (target: number) => change(() => target),
    step,
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
        const isForward = x < 0 === (getComputedStyle(event.currentTarget).direction === 'ltr')
        if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) step(isForward ? 1 : -1)
      },
    },
  }
}
