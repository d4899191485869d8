/*
 * The carousel loops without jumping back: positions are unlimited integers, and position p shows review p modulo
 * count. For any number of reviews only about twelve positions are in the DOM.
 */

/**
 * Number of slides in the DOM while the carousel rests, also in the server's HTML. A move adds at most as many again.
 * With more reviews than this, a text replaces the dots.
 */
export const SLIDE_WINDOW_SIZE = 12

/** Number of hidden slides on each side of the visible slides. One drag moves at most this number of slides. */
export const HIDDEN_PER_SIDE = 2

/** Index of the review that a position of the carousel shows. */
export const reviewIndexAtPosition = (position: number, count: number): number =>
  ((position % count) + count) % count

/** Number of slides from a position to a review in the shorter direction. A negative number means backwards. */
export function countSlidesToReview(review: number, position: number, count: number): number {
  const forward = reviewIndexAtPosition(review - position, count)
  return forward > count / 2 ? forward - count : forward
}

/** A range of positions: `start` is in the range, `end` is not. */
export type SlideRange = readonly [start: number, end: number]

/** The slides of the server's HTML, and of a carousel that has not moved. */
export const firstSlides = (count: number): SlideRange => [0, Math.min(count, SLIDE_WINDOW_SIZE)]

/** The slides in the DOM after a move, when `index` is the first visible position. */
export function restingSlides(index: number, visible: number, count: number): SlideRange {
  const ahead = Math.max(visible + HIDDEN_PER_SIDE, Math.min(count, SLIDE_WINDOW_SIZE) - HIDDEN_PER_SIDE)
  return [index - HIDDEN_PER_SIDE, index + ahead]
}

/**
 * Adds the visible slides to the range, with those between, and `hidden` slides on each side. A move renders no other
 * slides, so that the browser paints soon after a press. Slides far from the visible ones are left out.
 */
export const includeSlides = (
  [start, end]: SlideRange,
  index: number,
  visible: number,
  hidden = 0,
): SlideRange => [
  Math.max(Math.min(start, index - hidden), index - SLIDE_WINDOW_SIZE),
  Math.min(Math.max(end, index + visible + hidden), index + visible + SLIDE_WINDOW_SIZE),
]
