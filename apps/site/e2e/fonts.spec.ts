import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import budget from '../measure/budget.json' with { type: 'json' }
import { expect, test } from './test'

const build = new URL('../build/client/', import.meta.url)
const read = (pattern: string) =>
  globSync(pattern, { cwd: fileURLToPath(build) }).map((file) => readFileSync(new URL(file, build), 'utf8'))

/** Characters that neither typeface has: the browser takes them from another font. */
const foreign = ['′']

/** Matches line breaks, soft hyphens, word joiners. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Creates a function that tells whether the fonts' `unicode-range` includes a character. */
function createTest(css: string) {
  const spans = (css.match(/unicode-range:([^;}]*)/i)?.[1]?.split(',') ?? []).map((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { first, last }
  })
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(({ first, last }) => first <= code && code <= last)
  }
}

test('the fonts have every character of the pages', () => {
  const isIncluded = createTest(read('assets/*.css').find((css) => /unicode-range/i.test(css)) ?? '')
  expect(isIncluded('a')).toBe(true)
  expect(isIncluded('Ж')).toBe(false)
  const missing = new Set<string>()
  for (const html of read('**/*.html')) {
    const text = html.replace(/<script(?! type="application\/json").*?<\/script>|<[^>]*>/gs, '')
    for (const character of text)
      if (!invisible.test(character) && !isIncluded(character)) missing.add(character)
  }
  expect([...missing].filter((character) => !foreign.includes(character))).toEqual([])
})

test('every page preloads the two fonts of its first view, and no other', () => {
  for (const html of read('**/*.html')) {
    const fonts = [...html.matchAll(/<link rel="preload" href="\/assets\/([\w-]+)-[^"]*" as="font"/g)]
    expect(fonts.map(([, name]) => name)).toEqual(['bodoni-moda', 'hanken-grotesk'])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const path of ['/accessibility', '/vicenza/restaurants', '/it/restaurant', '/de/faq', '/de/fiere'])
    test(`the layout of ${path} does not shift when the fonts arrive after the first paint`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.continue()
      })
      await page.goto(path)
      const { loaded, shifts } = await page.evaluate(async () => {
        await document.fonts.ready
        // The browser reports a shift after the frame in which it happens.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        return {
          loaded: [...document.fonts].filter(
            ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
          ).length,
          shifts: (window as unknown as { shifts: number[] }).shifts,
        }
      })
      expect(loaded).toBeGreaterThanOrEqual(2)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(
        budget.times['late fonts CLS'],
      )
    })
})
