import { listHtmlFiles, pageSize } from '../scripts/size.ts'
import { expect, test } from './test'

/** Size limits of the files that a page loads before any interaction, in KiB, compressed with brotli. */
const limits = { HTML: 15, CSS: 13.9, script: 126.5, fonts: 45 }

/**
 * Pages with higher limits. The home page has sliders and reviews, and its HTML contains the class names of many
 * components. The page of the fairs has the list of all fairs, the pages of the rooms their facts, and the
 * largest room fifteen pictures.
 */
const exceptions = [
  { page: /^(it\/|de\/)?index\.html$/, HTML: 24, CSS: 16.6, script: 158.8 },
  { page: /fiere/, CSS: 15, script: 131.3 },
  { page: /rooms\/./, HTML: 17.4, script: 130 },
]

test('no page is larger than its limit', async () => {
  const all = await listHtmlFiles()
  expect(all.length).toBeGreaterThan(80)
  for (const page of all) {
    const allowed = { ...limits, ...exceptions.find((entry) => entry.page.test(page)) }
    for (const [kind, bytes] of Object.entries(await pageSize(page)))
      expect
        .soft(bytes / 1024, `${kind} of ${page}`)
        .toBeLessThanOrEqual(allowed[kind as keyof typeof limits])
  }
})
