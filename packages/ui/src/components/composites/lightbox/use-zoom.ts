import { useCallback, useRef, useState } from 'react'
import { isMotionReduced } from '../../../hooks/use-reduced-motion'
import { animate } from './animate'

interface Point {
  x: number
  y: number
}

/** The zoom of a double tap and of a key. */
const ENLARGED = 2.5
const LARGEST = 4

/** Two clicks count as one double click within this time, ms, and this distance, px. */
const DOUBLE_CLICK = { time: 500, distance: 32 }

/** A longer way between press and click is a drag, px. */
const LONGEST_TAP = 8

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const zoomOf = (stage: HTMLElement) => Number(stage.style.getPropertyValue('--zoom')) || 1

function rectOfPicture(stage: HTMLElement) {
  const picture = stage.firstElementChild ?? stage
  // The rectangle would contain the transform of an animation.
  for (const animation of picture.getAnimations()) animation.finish()
  return picture.getBoundingClientRect()
}

/** A point of the window as part of the picture's width and height. */
function partAt(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = rectOfPicture(stage)
  return { x: (x - left) / width, y: (y - top) / height }
}

/**
 * Sets the zoom and scrolls the stage so that a part of the picture is at a point of the window. Returns whether the
 * picture is enlarged.
 */
function setZoom(stage: HTMLElement, zoom: number, point: Point, part = partAt(stage, point)) {
  stage.style.setProperty('--zoom', `${Math.min(Math.max(zoom, 1), LARGEST)}`)
  const { left, top, width, height } = rectOfPicture(stage)
  stage.scrollBy(left + part.x * width - point.x, top + part.y * height - point.y)
  return zoomOf(stage) > 1
}

/** The same in a movement. */
function animateZoom(stage: HTMLElement, zoom: number, point: Point) {
  const before = rectOfPicture(stage)
  const isEnlarged = setZoom(stage, zoom, point)
  const { left, top, width } = rectOfPicture(stage)
  const move = `translate(${before.left - left}px, ${before.top - top}px) scale(${before.width / width})`
  animate(stage.firstElementChild, { transformOrigin: ['0 0', '0 0'], transform: [move, 'none'] })
  return isEnlarged
}

/** The distance of two fingers and the point between them. Undefined for any other number of fingers. */
function readFingers({ touches: [first, second, third] }: TouchEvent) {
  if (!first || !second || third) return
  const a = { x: first.clientX, y: first.clientY }
  const b = { x: second.clientX, y: second.clientY }
  return { distance: distance(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}

/**
 * Enlarges the picture in a stage by two fingers, a double tap, a double click or `zoomBy`. The stage is a scroll
 * container, so that the browser moves the enlarged picture; a mouse can also drag it. The picture's CSS multiplies its
 * width by `--zoom`.
 *
 * @returns `stage` is the `ref` of the stage. When another element receives it, the picture has its own size again.
 */
export function useZoom() {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const active = useRef<HTMLElement>(null)

  const stage = useCallback((element: HTMLElement | null) => {
    if (!element) return
    active.current = element
    let pinch: { distance: number; zoom: number; part: Point } | undefined
    let pressed = { x: 0, y: 0 }
    let lastClick = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }

    const readPinch = (event: TouchEvent) => {
      const fingers = readFingers(event)
      pinch = fingers && {
        distance: fingers.distance,
        zoom: zoomOf(element),
        part: partAt(element, fingers.middle),
      }
    }
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: false }
    element.addEventListener('touchstart', readPinch, options)
    element.addEventListener('touchend', readPinch, options)
    element.addEventListener(
      'touchmove',
      (event) => {
        const fingers = readFingers(event)
        if (!pinch || !fingers) return
        // The browser would scroll the enlarged picture at the same time.
        if (event.cancelable) event.preventDefault()
        const zoom = (pinch.zoom * fingers.distance) / pinch.distance
        setIsEnlarged(setZoom(element, zoom, fingers.middle, pinch.part))
      },
      options,
    )
    element.addEventListener(
      'pointermove',
      ({ pointerType, buttons, movementX, movementY }) => {
        if (pointerType === 'mouse' && buttons === 1) element.scrollBy(-movementX, -movementY)
      },
      options,
    )
    element.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y }) => {
        pressed = { x, y }
      },
      options,
    )
    // `dblclick` is not used, because Safari on iOS does not dispatch it for taps.
    element.addEventListener(
      'click',
      ({ target, clientX: x, clientY: y, timeStamp: time }) => {
        if (target === element || distance(pressed, { x, y }) > LONGEST_TAP) return
        const isDouble =
          time - lastClick.time < DOUBLE_CLICK.time && distance(lastClick, { x, y }) < DOUBLE_CLICK.distance
        lastClick = { x, y, time: isDouble ? Number.NEGATIVE_INFINITY : time }
        if (isDouble) setIsEnlarged(animateZoom(element, zoomOf(element) > 1 ? 1 : ENLARGED, { x, y }))
      },
      options,
    )
    return () => {
      listeners.abort()
      element.style.removeProperty('--zoom')
      setIsEnlarged(false)
    }
  }, [])

  return {
    isEnlarged,
    stage,
    /** Multiplies the zoom, and keeps the centre of the stage at its place. */
    zoomBy: (factor: number) => {
      if (!active.current) return
      const { left, top, width, height } = active.current.getBoundingClientRect()
      const centre = { x: left + width / 2, y: top + height / 2 }
      setIsEnlarged(animateZoom(active.current, zoomOf(active.current) * factor, centre))
    },
    /** Scrolls the enlarged picture by parts of the size of the stage. */
    panBy: (x: number, y: number) => {
      active.current?.scrollBy({
        left: x * active.current.clientWidth,
        top: y * active.current.clientHeight,
        behavior: isMotionReduced() ? 'auto' : 'smooth',
      })
    },
  }
}
