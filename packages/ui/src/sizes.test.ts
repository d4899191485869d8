import { expect, it } from 'vitest'
import { BUDGET, measure } from '../scripts/budget.mjs'

it.each(BUDGET)('costs a page at most what was allowed: $name', async ({ use, limit }) => {
  const { own, total } = await measure(use)
  expect(own).toBeLessThanOrEqual(limit)
  if (use.length === 0) expect(total).toBe(0)
})
