'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** The distance in px from which a press counts as a drag and not as a click. */
const DRAG_THRESHOLD = 6
/** The drag distance in px that moves to the next slide even if it is less than half the width of a slide. */
const FLICK_THRESHOLD = 48
/** The maximum number of slides that one drag moves. The same number of hidden slides is in the DOM on each side. */
const MAX_DRAG = 2

interface Drag {
  x: number
  y: number
  dragging: boolean
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/**
 * Lets the visitor drag the slides with a finger or a mouse. `onPress` is called before a drag, so that the slides on
 * both sides are rendered. During the drag React renders nothing: a handler sets the distance as the custom property
 * `--_reviews-drag` of the element. At the end of the drag `onMove` is called with the number of slides.
 */
export function useSlideDrag(enabled: boolean, onPress: () => void, onMove: (slides: number) => void) {
  const drag = useRef<Drag | undefined>(undefined)
  const suppressClick = useRef(false)

  const end = (element: HTMLElement) => {
    drag.current = undefined
    delete element.dataset.dragging
    element.style.removeProperty('--_reviews-drag')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      suppressClick.current = false
      if (!enabled || event.button !== 0 || !event.isPrimary) return
      drag.current = { x: event.clientX, y: event.clientY, dragging: false }
      onPress()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const element = event.currentTarget
      const x = event.clientX - current.x
      if (!current.dragging) {
        if (Math.abs(x) < DRAG_THRESHOLD || Math.abs(x) < Math.abs(event.clientY - current.y)) return
        current.dragging = true
        element.setPointerCapture(event.pointerId)
        element.dataset.dragging = ''
        getSelection()?.removeAllRanges()
      }
      const slide = element.querySelector<HTMLElement>('[data-slot="reviews-slide"]')?.offsetWidth ?? 0
      element.style.setProperty('--_reviews-drag', `${clamp(x, MAX_DRAG * slide)}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const element = event.currentTarget
      end(element)
      if (!current.dragging) return
      suppressClick.current = true
      const slide = element.querySelector<HTMLElement>('[data-slot="reviews-slide"]')?.offsetWidth ?? 1
      const x = event.clientX - current.x
      const slides = Math.round(x / slide) || (Math.abs(x) > FLICK_THRESHOLD ? Math.sign(x) : 0)
      const forward = getComputedStyle(element).direction === 'rtl' ? 1 : -1
      if (slides) onMove(forward * clamp(slides, MAX_DRAG))
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget)
    },
    onClickCapture(event: MouseEvent) {
      // Stops the click that the browser sends after a drag. A click with `detail` 0 comes from the keyboard and is not
      // stopped.
      if (!suppressClick.current || event.detail === 0) return
      suppressClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
