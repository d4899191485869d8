import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { WINDOW, wayTo, windowOf } from './tape'

export interface CarouselOptions {
  /** Turns by itself until the visitor stops it. @default true */
  carouselAutoplay?: boolean
  /** Milliseconds for which a slide stands while the carousel turns by itself. @default 3000 */
  carouselSpeed?: number
  /** How many reviews are seen at once on a wide screen, 1 to 6; at most 2 up to 768 px, 1 up to 640 px. @default 3 */
  maxItems?: number
  /** False turns the arrow keys off. Names and roles always stay. @default true */
  accessibility?: boolean
}

const RESIZE_DEBOUNCE = 50
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const subscribeToMotion = (onChange: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the visitor asked the system for less motion; on the server nobody did. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

/** How many slides the style sheet lets be seen at once: measured, since any site may change it. */
function useVisible(count: number, items: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [visible, setVisible] = useState<number>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: both change the slides' width
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const measure = () => {
      const slide = element.querySelector<HTMLElement>('[data-slot="rw-slide"]')
      if (slide?.offsetWidth) setVisible(Math.max(1, Math.round(element.clientWidth / slide.offsetWidth)))
    }
    let timer: ReturnType<typeof setTimeout>
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, RESIZE_DEBOUNCE)
    })
    measure()
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [count, items])

  return [viewport, visible] as const
}

/** Where the carousel stands, whether it turns, and what moves it. No looks. */
export function useCarousel(
  count: number,
  items: number,
  { carouselAutoplay = true, carouselSpeed = 3000 }: CarouselOptions,
) {
  const [viewport, visible] = useVisible(count, items)
  const reducedMotion = useReducedMotion()
  const [position, setPosition] = useState({ index: 0, from: 0 })
  /** What the visitor chose with the button; undefined while the choice is the system's. */
  const [stopped, setStopped] = useState<boolean>()
  /** A pointer over it, or the keyboard in it, holds it for as long as that lasts. */
  const [held, setHeld] = useState(false)

  const movable = visible !== undefined && count > visible
  const { index, from } = movable ? position : { index: 0, from: 0 }
  const rotation = (stopped ?? reducedMotion) ? 'stopped' : 'running'
  const playing = carouselAutoplay && movable && rotation === 'running' && !held

  const move = (slides: number) =>
    setPosition((previous) => {
      const next = (movable ? previous.index : 0) + slides
      // Without motion there is no way; and however fast somebody presses, the DOM stays light.
      const start = reducedMotion ? next : Math.min(next + WINDOW, Math.max(next - WINDOW, previous.from))
      return { index: next, from: start }
    })
  const arrive = () => setPosition((previous) => ({ ...previous, from: previous.index }))

  const step = useRef(move)
  useEffect(() => {
    step.current = move
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was just chosen stands its full time
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (!document.hidden) step.current(1)
    }, carouselSpeed)
    return () => clearInterval(timer)
  }, [playing, carouselSpeed, index])

  return {
    viewport,
    visible,
    movable,
    index,
    window: windowOf({ count, visible, index, from }),
    rotation,
    playing,
    move,
    goTo: (review: number) => move(wayTo(review, index, count)),
    arrive,
    hold: setHeld,
    toggleRotation: () => {
      setStopped(rotation === 'running')
      // Whoever presses Play wants it to turn, although the pointer or the focus is still on the button.
      setHeld(false)
    },
  } as const
}
