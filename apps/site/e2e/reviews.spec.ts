import { expect, type Page, test } from '@playwright/test'

const reviews = (page: Page) => page.locator('[data-slot=rw-reviews]')
const card = (page: Page, name: string) =>
  reviews(page).locator('[data-slot=rw-card]').filter({ hasText: name }).first()

test('the reviews are summed up: 193, excellent, on the maps service', async ({ page }) => {
  await page.goto('/')
  await expect(reviews(page)).toContainText('Excellent')
  await expect(reviews(page)).toContainText('193 reviews on Google')
})

test('guests are named by first name and last initial, the anonymous one is Anonymous', async ({ page }) => {
  await page.goto('/')
  await expect(card(page, 'Giulia M.')).toBeAttached()
  await expect(card(page, 'Anonymous')).toBeAttached()
  await expect(reviews(page)).not.toContainText('Marchetti')
})

test('a review is cut within 260 characters, and told whole on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const long = card(page, 'Giulia M.')
  await long.scrollIntoViewIfNeeded()
  const text = long.locator('[data-slot=rw-text]')
  const cut = (await text.textContent()) ?? ''
  expect(cut).toMatch(/[\p{L}\p{N}]\.\.\.$/u)
  expect(cut.length).toBeLessThanOrEqual(263)
  expect(cut.length).toBeGreaterThan(230)
  await long.getByRole('button', { name: 'Read more' }).click()
  await expect(text).toContainText('dopo una giornata nei padiglioni non chiedevo altro.')
  await long.getByRole('button', { name: 'Read less' }).click()
  await expect(text).toHaveText(cut)
})

test('a short review has nothing to open', async ({ page }) => {
  await page.goto('/')
  await expect(card(page, 'Alvise Z.').getByRole('button')).toHaveCount(0)
})

test('a review stands in the words of its guest in every language', async ({ page }) => {
  for (const address of ['/', '/it/', '/de/']) {
    await page.goto(address)
    await expect(reviews(page)).toContainText('We stayed four nights')
    await expect(reviews(page)).toContainText('Ruhig gelegen')
  }
})

test('the reviews turn by themselves every 3500 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await reviews(page).scrollIntoViewIfNeeded()
  const shown = () => reviews(page).locator('[data-slot=rw-dot][aria-current]').getAttribute('aria-label')
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Lets time go by until another review is shown, and gives how much it was. */
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

test('search engines are told the rating between 1 and 5, and at most ten reviews', async ({ page }) => {
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
