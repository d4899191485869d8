/**
 * The index of the item at a scroll position. Each item has an equal share of the scroll distance.
 *
 * @param progress how much of the distance is scrolled, 0 to 1
 * @param count the number of items
 */
export const itemIndexAtScrollProgress = (progress: number, count: number) =>
  Math.max(0, Math.min(count - 1, Math.floor(progress * count)))
