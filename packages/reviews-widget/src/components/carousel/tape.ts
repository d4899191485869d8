/**
 * The carousel as an endless tape: at position p stands review p modulo count, on and on in both directions.
 * Only a window of the tape is in the DOM, so 200 reviews weigh as much as twelve, and a loop needs no jump.
 */

/** How many slides are in the DOM before the browser has measured, and about how many at any time. */
export const WINDOW = 12

/** Slides kept ready on either side of what is seen: as far as a finger drags at once. */
const AHEAD = 2

/** The review that stands at a position. */
export const reviewAt = (position: number, count: number): number => ((position % count) + count) % count

/** The shortest way from a position to a review, in slides; negative is backwards. */
export function wayTo(review: number, position: number, count: number): number {
  const forward = reviewAt(review - position, count)
  return forward > count / 2 ? forward - count : forward
}

interface View {
  count: number
  /** How many slides are seen at once; unknown on the server. */
  visible: number | undefined
  /** The first position that is seen when all has come to rest. */
  index: number
  /** The position that the movement under way comes from. */
  from: number
}

/** First position (inclusive) and last position (exclusive) that belong into the DOM. */
export function windowOf({ count, visible, index, from }: View): [start: number, end: number] {
  if (visible === undefined || count <= visible) return [0, Math.min(count, WINDOW)]
  const ahead = Math.max(visible + AHEAD, Math.min(count, WINDOW) - AHEAD)
  return [Math.min(from, index) - AHEAD, Math.max(from, index) + ahead]
}
