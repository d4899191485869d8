import { expect, type Page, test, visit, waitForHydration, waitForSectionHydration } from './test'

const hero = (page: Page) => page.getByRole('region', { name: 'Pictures of the hotel' })

test('zoom, shift, lift and fades of the hero have the values of the specification', async ({ page }) => {
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  expect(await style('[data-slot=ui-hero-slide]', 'transition-duration')).toContain('0.9s')
  for (const part of [1, 0.5]) {
    const height = await hero(page).evaluate((element) => element.getBoundingClientRect().height)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height * part)
    await expect
      .poll(async () => Number(await style('[data-slot=ui-hero]', '--ui-progress')))
      .toBeCloseTo(part, 2)
    expect(Number(await style('[data-slot=ui-hero-media]', 'scale'))).toBeCloseTo(1 + 0.3 * part, 2)
    expect(await style('[data-slot=ui-hero-media]', 'translate')).toBe(`0px ${72 * part}px`)
    expect(await style('[data-slot=ui-hero-content]', 'translate')).toBe(`0px ${-36 * part}px`)
    expect(Number(await style('[data-slot=ui-hero-content]', 'opacity'))).toBeCloseTo(1 - 0.28 * part, 2)
  }
})

// The intervals of the other slide shows are the defaults of their components.
test('the reviews advance every 3500 ms', async ({ page }) => {
  await page.clock.install({ time: '2027-01-10T08:00:00Z' })
  await page.goto('/')
  const reviews = page.locator('[data-slot=reviews-root]')
  const shown = () => reviews.locator('[aria-current=true]').getAttribute('aria-label')
  await waitForHydration(page)
  await reviews.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitForSectionHydration(page, reviews)
  await page.clock.pauseAt('2027-01-10T20:00:00Z')
  /** Advances the clock in steps of 100 ms until the next review shows, and returns the elapsed time in ms. */
  const untilNext = async () => {
    const before = await shown()
    let passed = 0
    while ((await shown()) === before && passed < 8000) {
      await page.clock.runFor(100)
      passed += 100
    }
    return passed
  }
  await untilNext()
  for (const _ of [1, 2]) expect(Math.abs((await untilNext()) - 3500)).toBeLessThanOrEqual(100)
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing advances, moves with the scroll or fades', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')
    await page.clock.runFor(20_000)
    await expect(hero(page).getByText(', 1 of 5')).toHaveCount(1)
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.clock.runFor(500)
    await expect(page.locator('[data-slot=ui-hero-media]').first()).toHaveCSS('scale', '1')
    await expect(page.locator('[data-slot=ui-hero-slide]').first()).toHaveCSS('transition-property', 'none')
    const paragraphs = page.locator('section[aria-labelledby=about]').locator('[data-slot=ui-text]')
    await expect(paragraphs).toHaveCount(2)
    for (const index of [0, 1]) await expect(paragraphs.nth(index)).toHaveCSS('opacity', '1')
  })
})
