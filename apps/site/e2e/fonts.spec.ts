import { pageModulePaths } from '../measure/pages'
import { languageCodes, languages } from './pages'
import { editFiles, expect, holdRequests, removeFiles, test } from './test'

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
    // The browser reports when it paints such an element: it hides texts for a while before it shows the fallback.
    await editFiles(page, path, (html) => html.replace(/<(h1|h2|p) /g, '<$1 elementtiming="text" '))
    await page.goto(path, { waitUntil: 'commit' })
    await page.evaluate(
      () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'element', buffered: true })),
    )
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
    await removeFiles(page, '**/*.woff2')
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
