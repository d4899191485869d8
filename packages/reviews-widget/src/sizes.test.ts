import { expect, it } from 'vitest'
import { measureOurs } from '../scripts/budget.mjs'

// Weighs `dist`: build first.
it('stays within its budget', async () => {
  const over = (await measureOurs()).filter(({ total, limit }) => total > limit)
  expect(over.map(({ name, total, limit }) => `${name}: ${total} of ${limit} bytes`)).toEqual([])
})

it('weighs something where something is used, so that the scales are known to work', async () => {
  const [carousel, , badge] = await measureOurs()
  expect(carousel?.js).toBeGreaterThan(badge?.js ?? 0)
  expect(badge?.css).toBeGreaterThan(0)
})
