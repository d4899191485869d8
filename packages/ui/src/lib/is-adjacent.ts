/** Whether slide `index` is the active one or one of its two neighbours; the first and the last are neighbours. */
export const isAdjacent = (index: number, active: number, count: number) =>
  [0, 1, count - 1].includes(Math.abs(index - active))
