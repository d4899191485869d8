import type { Locator } from '@playwright/test'
import { findLowestTextContrasts, type TextOverPicture } from './contrast'
import { pagePaths } from './pages'
import { expect, hydrateAllSections, type Page, test, visit } from './test'

// Large text needs 3:1 by WCAG, other text 4.5:1. All texts over pictures keep 4.5:1, but the wordmark from 24 px on.
const MINIMUM = 4.5
const texts = '[data-slot=ui-heading], [data-slot=ui-text], [data-slot=ui-text-link]'
const wordmark = '[data-slot=ui-header-brand]'
const headerText =
  '[data-slot=ui-header-link], [data-slot=ui-header-action-link], [data-slot=ui-language-switch-link], [data-slot=ui-button]'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  { width: 1440, height: 860 },
  { width: 390, height: 844 },
]

/** Expects that a text over a picture and the header over it can be read. */
async function expectReadable(page: Page, text: TextOverPicture, name: string) {
  const header = page.locator('[data-slot=ui-header][data-state=over]')
  const isLarge = await header
    .locator(wordmark)
    .evaluate((brand) => Number.parseFloat(getComputedStyle(brand).fontSize) >= 24)
  const contrasts = await findLowestTextContrasts(page, [
    text,
    { container: header, texts: headerText },
    { container: header, texts: wordmark },
  ])
  const limits = [MINIMUM, MINIMUM, isLarge ? 3 : MINIMUM]
  const parts = ['text', 'header', 'wordmark']
  for (const [index, part] of parts.entries())
    expect.soft(contrasts[index], `${part} over ${name}`).toBeGreaterThanOrEqual(limits[index] ?? MINIMUM)
}

/** Waits until a picture is decoded. Tries again, because `decode` rejects if the browser chooses another file meanwhile. */
const decode = (image: Locator) =>
  expect(() => image.evaluate((element: HTMLImageElement) => element.decode())).toPass()

// The texts are German, which are the longest.
test('the texts over the slides and the banner of the home page, and the header', async ({ page }) => {
  await visit(page, '/de/')
  const slides = page.locator('[data-slot=ui-hero-slide]')
  await expect(slides).toHaveCount(5)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (let index = 0; index < 5; index += 1) {
      await page.locator('[data-slot=ui-sundial-pager-dot]').nth(index).click()
      const slide = slides.nth(index)
      await decode(slide.locator('[data-slot=ui-picture-image]'))
      const container = slide.locator('[data-slot=ui-hero-body]')
      await expectReadable(page, { container, texts }, `slide ${index + 1} at ${size.width} px`)
    }
  }
  await hydrateAllSections(page)
  const banner = page.locator('section[aria-labelledby=banner]')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await banner.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await decode(banner.locator('img').last())
    const container = banner.locator('[data-slot=ui-banner-body]')
    const [contrast] = await findLowestTextContrasts(page, [{ container, texts }])
    expect.soft(contrast, `banner at ${size.width} px`).toBeGreaterThanOrEqual(MINIMUM)
  }
})

test('the texts over the picture of every room and of the restaurant, and the header', async ({ page }) => {
  // The application does not start, which saves time: the pre-rendered page has the header and the picture.
  await page.route('**/*.js', () => {})
  const rooms = pagePaths.filter((path) => path.startsWith('/rooms/'))
  expect(rooms.length).toBeGreaterThan(8)
  for (const path of ['/restaurant', ...rooms]) {
    await page.goto(`/de${path}`)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await decode(page.locator('img[fetchpriority=high]'))
      const container = page.locator('[data-slot=ui-banner-body]').first()
      await expectReadable(page, { container, texts }, `${path} at ${size.width} px`)
    }
  }
})

test('the texts of the cards of the city guide', async ({ page }) => {
  await visit(page, '/de/vicenza')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(8)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (let index = 0; index < 8; index += 1) {
      const card = cards.nth(index)
      await card.scrollIntoViewIfNeeded()
      await card.getByRole('link').focus()
      await decode(card.locator('img').last())
      const container = card.locator('[data-slot=ui-journal-card-body]')
      await container.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      const text = { container, texts: 'h3, p, [data-slot=ui-journal-card-read]' }
      const [contrast] = await findLowestTextContrasts(page, [text], 'color')
      expect.soft(contrast, `card ${index + 1} at ${size.width} px`).toBeGreaterThanOrEqual(MINIMUM)
    }
  }
})
