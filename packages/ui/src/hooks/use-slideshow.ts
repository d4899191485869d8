import { type RefObject, startTransition, type TouchEvent, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay'

/** The shortest horizontal swipe that changes the slide, in px. */
const SWIPE = 48

/**
 * The state of slides that are stacked in one place: the active slide, autoplay and swipe. After the last slide the
 * first slide follows. A change by the visitor stops autoplay. If the slides become fewer, the last of them is active.
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
  const [chosen, setChosen] = useState(0)
  const existing = (index: number) => Math.max(0, Math.min(index, count - 1))
  const index = existing(chosen)
  const touch = useRef<{ x: number; y: number }>(null)
  const { isPlaying, isRotating, pause, toggle, pauseProps } = useAutoplay(root, {
    index,
    count,
    interval,
    autoplay,
    onAdvance: setChosen,
  })

  // A transition, so that the browser paints the pressed control before React renders the slides.
  const change = (getNext: (current: number) => number) =>
    startTransition(() => {
      pause()
      setChosen(getNext)
    })
  /** Shows the next slide (1) or the previous slide (-1). Two quick presses move by two slides. */
  const step = (by: 1 | -1) => change((current) => (existing(current) + by + count) % count)

  /** A swipe has one finger, from its start to its end. Two fingers enlarge the page. */
  const forgetIfMoreFingers = ({ touches }: TouchEvent) => {
    if (touches.length > 1) touch.current = null
  }

  return {
    index,
    isPlaying,
    isRotating,
    goTo: (target: number) => change(() => target),
    step,
    toggle,
    rootProps: {
      ...pauseProps,
      onTouchStart: (event: TouchEvent) => {
        const point = event.changedTouches[0]
        touch.current = point ? { x: point.clientX, y: point.clientY } : null
        forgetIfMoreFingers(event)
      },
      // A second finger beside the slides starts no touch on them, but it is among the touches of the first finger.
      onTouchMove: forgetIfMoreFingers,
      onTouchCancel: () => {
        touch.current = null
      },
      onTouchEnd: (event: TouchEvent) => {
        forgetIfMoreFingers(event)
        const point = event.changedTouches[0]
        const start = touch.current
        touch.current = null
        // In a page that is enlarged by two fingers, one finger moves the page.
        if (!start || !point || count < 2 || (window.visualViewport?.scale ?? 1) > 1) return
        const x = point.clientX - start.x
        const y = point.clientY - start.y
        const isForward = x < 0 === (getComputedStyle(event.currentTarget).direction === 'ltr')
        if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) step(isForward ? 1 : -1)
      },
    },
  }
}
