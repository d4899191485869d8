import { expect, it } from 'vitest'
import { itemIndexAtScrollProgress } from './item-index-at-scroll-progress'

it.each([
  [0, 0],
  [0.33, 0],
  [0.34, 1],
  [0.66, 1],
  [0.67, 2],
  [0.99, 2],
])('maps progress %d to index %d of three items', (progress, index) => {
  expect(itemIndexAtScrollProgress(progress, 3)).toBe(index)
})

it('stays at the last item when the progress is 1', () => {
  expect(itemIndexAtScrollProgress(1, 3)).toBe(2)
})

it('returns 0 for negative progress and for no items', () => {
  expect(itemIndexAtScrollProgress(-0.2, 3)).toBe(0)
  expect(itemIndexAtScrollProgress(1, 0)).toBe(0)
})
