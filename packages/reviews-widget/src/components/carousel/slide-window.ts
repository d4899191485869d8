/*
 * The carousel loops. Positions are integers without limit in both directions, and position p shows review p modulo
 * count, so the loop never jumps back. Only a range of positions is in the DOM: about twelve slides for any count.
 */

/** Maximum number of slides in the server's HTML; about that many are in the DOM at any time. */
export const MAX_RENDERED_SLIDES = 12

/** Hidden slides on either side, as many as one drag can show. */
const AHEAD = 2

/** Index of the review at a position. */
export const reviewIndexAtPosition = (position: number, count: number): number =>
  ((position % count) + count) % count

/** Number of slides from a position to a review in the shorter direction; negative is backwards. */
export function slideDistanceToReview(review: number, position: number, count: number): number {
  const forward = reviewIndexAtPosition(review - position, count)
  return forward > count / 2 ? forward - count : forward
}

interface View {
  count: number
  /** Number of visible slides; undefined on the server. */
  visible: number | undefined
  /** First visible position. */
  index: number
  /** First visible position before the current move. */
  from: number
}

/** First position (inclusive) and last position (exclusive) in the DOM. */
export function renderedSlideRange({ count, visible, index, from }: View): [start: number, end: number] {
  if (visible === undefined || count <= visible) return [0, Math.min(count, MAX_RENDERED_SLIDES)]
  const ahead = Math.max(visible + AHEAD, Math.min(count, MAX_RENDERED_SLIDES) - AHEAD)
  return [Math.min(from, index) - AHEAD, Math.max(from, index) + ahead]
}
