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
const HIDDEN_PER_SIDE = 2

/** Index of the review that a position of the carousel shows. */
export const reviewIndexAtPosition = (position: number, count: number): number =>
  ((position % count) + count) % count

/** Number of slides from a position to a review in the shorter direction. A negative number means backwards. */
export function countSlidesToReview(review: number, position: number, count: number): number {
  const forward = reviewIndexAtPosition(review - position, count)
  return forward > count / 2 ? forward - count : forward
}

interface View {
  count: number
  /** Number of visible slides; undefined on the server, and in the browser until the first move is prepared. */
  visible: number | undefined
  /** The first visible position. */
  index: number
  /**
   * The first visible position before the current move. During the move the slides between `from` and `index` are in
   * the DOM.
   */
  from: number
}

/** The range of positions whose slides are in the DOM: `start` is in the range, `end` is not. */
export function renderedSlideRange({ count, visible, index, from }: View): [start: number, end: number] {
  if (visible === undefined || count <= visible) return [0, Math.min(count, SLIDE_WINDOW_SIZE)]
  const ahead = Math.max(visible + HIDDEN_PER_SIDE, Math.min(count, SLIDE_WINDOW_SIZE) - HIDDEN_PER_SIDE)
  return [Math.min(from, index) - HIDDEN_PER_SIDE, Math.max(from, index) + ahead]
}
