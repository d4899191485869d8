'use client'

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  countSlidesToReview,
  firstSlides,
  HIDDEN_PER_SIDE,
  includeSlides,
  restingSlides,
  type SlideRange,
} from './slide-window'

export interface ReviewsCarouselOptions {
  /**
   * Moves to the next slide by itself until the visitor stops autoplay. Under reduced motion autoplay is stopped at
   * first. @default true
   */
  carouselAutoplay?: boolean | undefined
  /**
   * Time between two slides, in ms. The name of this option, as those of the others, is the one that it has in
   * react-google-reviews, so that a site keeps its props when it changes the package. @default 3000
   */
  carouselSpeed?: number | undefined
  /** The number of visible reviews, 1 to 6. At most 2 in a window up to 48rem wide, 1 up to 40rem. @default 3 */
  maxItems?: number | undefined
  /** Enables the arrow keys. Accessible names and roles are always present. @default true */
  accessibility?: boolean | undefined
}

/** Delay between a resize and the measurement of the slides, in ms. */
const RESIZE_DEBOUNCE = 50
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const subscribeToMotion = (onChange: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion. False on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

/** The number of visible slides in this window, if the site does not change it with `--reviews-visible`. */
const defaultVisibleSlides = (items: number) =>
  matchMedia('(width > 48rem)').matches
    ? items
    : Math.min(items, matchMedia('(width > 40rem)').matches ? 2 : 1)

const neverChanges = () => () => {}

/**
 * The number of visible slides, undefined on the server and during hydration. It is measured, because the site's CSS
 * can change it with `--reviews-visible`. Most sites do not, so the first render in the browser uses the default number
 * and needs no second render after the measurement.
 */
function useVisibleSlides(count: number, items: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  // The number at the first render: a render between a resize and its measurement must not change it.
  const firstDefault = useMemo(() => {
    let slides: number | undefined
    return () => {
      slides ??= defaultVisibleSlides(items)
      return slides
    }
  }, [items])
  const expected = useSyncExternalStore(neverChanges, firstDefault, () => undefined)
  const visible = measured ?? expected

  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` and `items` change the width of the slides
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const measure = () => {
      const slide = element.querySelector<HTMLElement>('[data-slot="reviews-slide"]')
      if (!slide?.offsetWidth) return
      const slides = Math.max(1, Math.round(element.clientWidth / slide.offsetWidth))
      if (slides !== visible) setMeasured(slides)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let delay = 0
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      // The first call comes after the layout of the first frame, which an effect would force to happen earlier.
      if (delay === 0) measure()
      else timer = setTimeout(measure, delay)
      delay = RESIZE_DEBOUNCE
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [count, items, visible])

  return [viewport, visible] as const
}

interface Position {
  /** Index of the first visible slide. */
  index: number
  /** The slides in the DOM. Those that a move passes stay until it ends. */
  slides: SlideRange
}

/**
 * The state of the carousel: position, autoplay and moves.
 *
 * @param count number of reviews
 * @param items number of reviews that a wide window shows at once
 */
export function useCarousel(
  count: number,
  items: number,
  { carouselAutoplay = true, carouselSpeed = 3000 }: ReviewsCarouselOptions,
) {
  const [viewport, visible] = useVisibleSlides(count, items)
  const reducedMotion = useReducedMotion()
  /**
   * Undefined until the carousel moves or the visitor presses a slide. Until then the slides in the DOM are those of
   * the server's HTML.
   */
  const [position, setPosition] = useState<Position>()
  /** The visitor's choice with the pause button. While it is undefined, the reduced-motion setting decides. */
  const [stopped, setStopped] = useState<boolean>()
  /** Whether autoplay is paused because the pointer or the keyboard focus is inside the carousel. */
  const [paused, setPaused] = useState(false)

  const track = useRef<HTMLDivElement>(null)
  /** The index after all moves, also after those that are not rendered yet. */
  const target = useRef(0)

  const movable = visible !== undefined && count > visible
  const start: Position = { index: 0, slides: firstSlides(count) }
  const { index, slides } = (movable && position) || start
  const rotation = (stopped ?? reducedMotion) ? 'stopped' : 'running'
  const playing = carouselAutoplay && movable && rotation === 'running' && !paused

  const update = (change: (current: Position) => Position) =>
    setPosition((previous) => change((movable && previous) || start))
  const shown = visible ?? items
  /**
   * Moves by a number of slides. After a press the row of slides moves at once and React renders after the first frame,
   * so that the carousel reacts sooner. Autoplay renders at once, and so does a move to slides that are not in the DOM.
   */
  const move = (by: number, isAutoplay?: boolean) => {
    const next = target.current + by
    target.current = next
    const render = () =>
      update(({ slides }) => ({
        index: target.current,
        // Under reduced motion the carousel jumps, and no transition ends.
        slides: reducedMotion
          ? restingSlides(target.current, shown, count)
          : includeSlides(slides, target.current, shown),
      }))
    if (isAutoplay || next < slides[0] || next + shown > slides[1]) return render()
    track.current?.style.setProperty('--_reviews-index', `${next}`)
    requestAnimationFrame(() => setTimeout(render))
  }
  const prepareMove = () =>
    update(({ index, slides }) => ({ index, slides: includeSlides(slides, index, shown, HIDDEN_PER_SIDE) }))
  const finishMove = () => update(({ index }) => ({ index, slides: restingSlides(index, shown, count) }))

  const latestMove = useRef(move)
  useEffect(() => {
    latestMove.current = move
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `index` restarts the timer
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (!document.hidden) latestMove.current(1, true)
    }, carouselSpeed)
    return () => clearInterval(timer)
  }, [playing, carouselSpeed, index])

  return {
    viewport,
    track,
    visible,
    movable,
    index,
    window: movable ? includeSlides(slides, index, visible) : slides,
    rotation,
    playing,
    prepareMove,
    move,
    goTo: (review: number) => move(countSlidesToReview(review, target.current, count)),
    finishMove,
    setPaused,
    toggleRotation: () => {
      setStopped(rotation === 'running')
      // Autoplay starts at once, although the pointer and the focus are still on the play button.
      setPaused(false)
    },
  } as const
}
