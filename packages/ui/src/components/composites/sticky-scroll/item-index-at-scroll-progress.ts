/**
 * The index of the item at a scroll position. Each item has an equal share of the scroll distance.
 *
 * @param progress the share of the distance that is scrolled, 0 to 1
 */
export const itemIndexAtScrollProgress = (progress: number, count: number) =>
  Math.max(0, Math.min(count - 1, Math.floor(progress * count)))
