import { hotel } from '../app/hotel'
import { expect, type Page, test, waitForSectionHydration } from './test'

const reviews = (page: Page) => page.locator('[data-slot=reviews-root]')
const card = (page: Page, name: string) =>
  reviews(page).locator('[data-slot=reviews-card]').filter({ hasText: name }).first()

test('the summary shows 193 reviews, excellent, on the maps service', async ({ page }) => {
  await page.goto('/')
  await expect(reviews(page)).toContainText('Excellent')
  await expect(reviews(page)).toContainText('193 reviews on Google')
})

test('the reviews have seven dots, and are cards in the light theme', async ({ page }) => {
  await page.goto('/')
  await waitForSectionHydration(page, reviews(page))
  await expect(reviews(page)).toHaveAttribute('data-scheme', 'light')
  await expect(reviews(page).getByRole('button', { name: /^Review \d$/ })).toHaveCount(7)
  const variants = await reviews(page)
    .locator('[data-slot=reviews-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-variant')))
  expect([...new Set(variants)]).toEqual(['card'])
})

for (const path of ['/', '/fiere'])
  test(`the rating of ${path} links to the reviews on the maps service, in a new tab`, async ({ page }) => {
    await page.goto(path)
    const rating = page.getByRole('main').getByRole('link', { name: /193 reviews on Google/ })
    await expect(rating).toHaveAttribute('href', hotel.reviews.url)
    await expect(rating).toHaveAttribute('target', '_blank')
    await expect(rating).toHaveAttribute('rel', /noopener/)
  })

test('reviewers show first name and last initial, an anonymous one shows Anonymous', async ({ page }) => {
  await page.goto('/')
  await expect(card(page, 'Giulia M.')).toBeAttached()
  await expect(card(page, 'Anonymous')).toBeAttached()
  await expect(reviews(page)).not.toContainText('Marchetti')
})

test('a review is cut at 260 characters, and shown whole on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const long = card(page, 'Giulia M.')
  await long.scrollIntoViewIfNeeded()
  const text = long.locator('[data-slot=reviews-text]')
  const cut = (await text.textContent()) ?? ''
  expect(cut).toMatch(/[\p{L}\p{N}]\.\.\.$/u)
  expect(cut.length).toBeLessThanOrEqual(263)
  expect(cut.length).toBeGreaterThan(230)
  await long.getByRole('button', { name: 'Read more' }).click()
  await expect(text).toContainText('dopo una giornata nei padiglioni non chiedevo altro.')
  await long.getByRole('button', { name: 'Read less' }).click()
  await expect(text).toHaveText(cut)
})

test('a short review has no button to show more', async ({ page }) => {
  await page.goto('/')
  await expect(card(page, 'Alvise Z.').getByRole('button')).toHaveCount(0)
})

test('a review keeps its own language on every page', async ({ page }) => {
  for (const address of ['/', '/it/', '/de/']) {
    await page.goto(address)
    await expect(reviews(page)).toContainText('We stayed four nights')
    await expect(reviews(page)).toContainText('Ruhig gelegen')
  }
})

test('the reviews advance every 3500 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForSectionHydration(page, reviews(page))
  const shown = () =>
    reviews(page).locator('[data-slot=reviews-dot][aria-current]').getAttribute('aria-label')
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Advances the clock until the next review shows, and returns the elapsed time in ms. */
  const untilNext = async () => {
    const before = await shown()
    let passed = 0
    while ((await shown()) === before && passed < 10_000) {
      await page.clock.runFor(100)
      passed += 100
    }
    return passed
  }
  await untilNext()
  expect(await untilNext()).toBe(3500)
  expect(await untilNext()).toBe(3500)
})

test('the structured data has a rating between 1 and 5, and at most ten reviews', async ({ page }) => {
  await page.goto('/')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const house = texts.map((text) => JSON.parse(text)).find(({ aggregateRating }) => aggregateRating)
  expect(house).toMatchObject({
    '@type': 'Hotel',
    name: 'Casa Meridiana',
    aggregateRating: { ratingValue: 4.8, reviewCount: 193, bestRating: 5, worstRating: 1 },
  })
  expect(house.review.length).toBeGreaterThan(0)
  expect(house.review.length).toBeLessThanOrEqual(10)
})
