import { expect, test } from '@playwright/test'
import { pages, weightOf } from '../scripts/weigh.mjs'

/** What a page may ask for before a guest does anything, KiB with brotli. */
const limits = { HTML: 15, CSS: 13, script: 125, fonts: 95 }

/** The pages that show more than others: the home page its sliders and reviews, the fairs their list. */
const more = [
  { page: /^(it\/|de\/)?index\.html$/, HTML: 20, CSS: 15.5, script: 152 },
  { page: /fiere/, CSS: 14, script: 128.5 },
]

test('no page weighs more than it may', async () => {
  const all = await pages()
  expect(all.length).toBeGreaterThan(80)
  for (const page of all) {
    const own = { ...limits, ...more.find((entry) => entry.page.test(page)) }
    for (const [kind, bytes] of Object.entries(await weightOf(page)))
      expect.soft(bytes / 1024, `${kind} of ${page}`).toBeLessThanOrEqual(own[kind as keyof typeof limits])
  }
})
