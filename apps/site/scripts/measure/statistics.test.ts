import { expect, it } from 'vitest'
import { median } from './statistics'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('has no median without values', () => {
  expect(median([])).toBeNaN()
})
