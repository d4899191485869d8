/** Whether the slide `index` is the active slide or next to it. The first and the last slide are next to each other. */
export const isActiveOrAdjacentSlide = (index: number, active: number, count: number) =>
  [0, 1, count - 1].includes(Math.abs(index - active))
