/** Whether a slide is the one that is seen, or a step away on the ring: its picture is wanted now. */
export const isNear = (at: number, index: number, count: number) =>
  [0, 1, count - 1].includes(Math.abs(at - index))
