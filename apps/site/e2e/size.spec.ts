import { findSizeLimits } from '../scripts/budget.ts'
import { listHtmlFiles, measurePageSize } from '../scripts/size.ts'
import { expect, test } from './test'

test('no page is larger than its limit in budget.json', async () => {
  const all = await listHtmlFiles()
  expect(all.length).toBeGreaterThan(80)
  for (const page of all) {
    const allowed = findSizeLimits(page)
    const sizes = await measurePageSize(page)
    for (const kind of ['HTML', 'CSS', 'script', 'data', 'fonts'] as const)
      expect.soft(sizes[kind] / 1024, `${kind} of ${page}`).toBeLessThanOrEqual(allowed[kind])
  }
})
