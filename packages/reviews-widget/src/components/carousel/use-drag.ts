import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Pixels that a pointer travels before it drags rather than clicks. */
const SLACK = 6
/** Pixels that are enough for the next slide, be it ever so wide. */
const FLICK = 48
/** Slides that one drag moves at most: as many as are ready beside what is seen. */
const FURTHEST = 2

interface Drag {
  x: number
  y: number
  dragging: boolean
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/**
 * Moves the slides with a finger or a mouse. While it lasts the distance stands in `--_drag` of the element
 * (set through the CSSOM, without a render); at its end `onMove` gets the number of slides to move by.
 */
export function useDrag(enabled: boolean, onMove: (slides: number) => void) {
  const drag = useRef<Drag | undefined>(undefined)
  const swallowClick = useRef(false)

  const end = (element: HTMLElement) => {
    drag.current = undefined
    delete element.dataset.dragging
    element.style.removeProperty('--_drag')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallowClick.current = false
      if (!enabled || event.button !== 0 || !event.isPrimary) return
      drag.current = { x: event.clientX, y: event.clientY, dragging: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const element = event.currentTarget
      const x = event.clientX - current.x
      if (!current.dragging) {
        if (Math.abs(x) < SLACK || Math.abs(x) < Math.abs(event.clientY - current.y)) return
        current.dragging = true
        element.setPointerCapture(event.pointerId)
        element.dataset.dragging = ''
        getSelection()?.removeAllRanges()
      }
      const slide = element.querySelector<HTMLElement>('[data-slot="rw-slide"]')?.offsetWidth ?? 0
      element.style.setProperty('--_drag', `${clamp(x, FURTHEST * slide)}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const element = event.currentTarget
      end(element)
      if (!current.dragging) return
      swallowClick.current = true
      const slide = element.querySelector<HTMLElement>('[data-slot="rw-slide"]')?.offsetWidth ?? 1
      const x = event.clientX - current.x
      const slides = Math.round(x / slide) || (Math.abs(x) > FLICK ? Math.sign(x) : 0)
      const forward = getComputedStyle(element).direction === 'rtl' ? 1 : -1
      if (slides) onMove(forward * clamp(slides, FURTHEST))
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget)
    },
    onClickCapture(event: MouseEvent) {
      // A click without a pointer (`detail` 0) is a key press: that one is always meant.
      if (!swallowClick.current || event.detail === 0) return
      swallowClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
