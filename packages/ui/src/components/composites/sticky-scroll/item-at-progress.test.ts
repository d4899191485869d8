import { expect, it } from 'vitest'
import { itemAtProgress } from './item-at-progress'

it.each([
  [0, 0],
  [0.33, 0],
  [0.34, 1],
  [0.66, 1],
  [0.67, 2],
  [0.99, 2],
])('maps progress %d to index %d of three items', (progress, index) => {
  expect(itemAtProgress(progress, 3)).toBe(index)
})

it('stays at the last item when the progress is 1', () => {
  expect(itemAtProgress(1, 3)).toBe(2)
})

it('returns 0 for negative progress and for no items', () => {
  expect(itemAtProgress(-0.2, 3)).toBe(0)
  expect(itemAtProgress(1, 0)).toBe(0)
})
