import { expect, it } from 'vitest'
import { scrollIndex } from './scroll-index'

it.each([
  [0, 0],
  [0.33, 0],
  [0.34, 1],
  [0.66, 1],
  [0.67, 2],
  [0.99, 2],
])('at %d of the way shows item %d of three', (progress, index) => {
  expect(scrollIndex(progress, 3)).toBe(index)
})

it('stays at the last item when all of the way is done', () => {
  expect(scrollIndex(1, 3)).toBe(2)
})

it('stays at the first item before the way begins, and where there is none', () => {
  expect(scrollIndex(-0.2, 3)).toBe(0)
  expect(scrollIndex(1, 0)).toBe(0)
})
