/**
 * Which of several items is meant at a point of the way through them: each has an equal share of it.
 *
 * @param progress how much of the way is done, 0 to 1
 * @param count how many items there are
 */
export const scrollIndex = (progress: number, count: number) =>
  Math.max(0, Math.min(count - 1, Math.floor(progress * count)))
