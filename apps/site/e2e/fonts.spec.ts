import { pageModulePaths } from '../measure/pages'
import { languageCodes, languages } from './pages'
import { expect, holdRequests, test } from './test'

/** A page of each kind, in turn in each language and at each width. */
const visits = pageModulePaths.map((path, index) => ({
  path: languages[languageCodes[(index + 1) % languageCodes.length] ?? 'en'].prefix + path,
  width: [320, 390, 820, 1440][index % 4] ?? 320,
}))

test('no page shifts when the fonts arrive late', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { path, width } of visits) {
    await page.setViewportSize({ width, height: 860 })
    const release = await holdRequests(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'commit' })
    // The browser hides the text for 100 ms before it shows the fallback.
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() > paint.startTime + 200
    })
    release()
    const { loaded, shift } = await page.evaluate(async () => {
      await document.fonts.ready
      // The browser reports a shift after the frame in which it happens.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const { shift } = window as unknown as { shift: number }
      const loaded = [...document.fonts].filter(
        ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
      )
      return { loaded: loaded.length, shift }
    })
    expect(loaded, path).toBeGreaterThanOrEqual(2)
    expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.01)
  }
})

test.describe('without fonts', () => {
  test.use({ explainedErrors: /^Failed to load resource/ })

  test('every page fits the window in another typeface', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
    for (const path of ['/', '/de/rooms/suite', '/de/fiere']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 })
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(overflow, `${path} at ${width} px`).toBe(0)
      }
    }
  })
})
