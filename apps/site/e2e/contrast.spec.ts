import { findLowestTextContrast } from './contrast'
import { pagePaths } from './pages'
import { expect, hydrateAllSections, type Page, test, waitForHydration } from './test'

// Large text needs 3:1 by WCAG, other text 4.5:1. All texts over pictures keep 4.5:1, but the wordmark from 24 px on.
const MINIMUM = 4.5
const texts = '[data-slot=ui-heading], [data-slot=ui-text], [data-slot=ui-text-link]'
const wordmark = '[data-slot=ui-header-brand]'
const headerText =
  '[data-slot=ui-header-link], [data-slot=ui-header-action-link], [data-slot=ui-language-switch-link], [data-slot=ui-button]'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectReadableHeader(page: Page, picture: string) {
  const header = page.locator('[data-slot=ui-header][data-state=over]')
  const isLarge = await header
    .locator(wordmark)
    .evaluate((brand) => Number.parseFloat(getComputedStyle(brand).fontSize) >= 24)
  const text = await findLowestTextContrast(page, header, headerText)
  const brand = await findLowestTextContrast(page, header, wordmark)
  expect.soft(text, `header over ${picture}`).toBeGreaterThanOrEqual(MINIMUM)
  expect.soft(brand, `wordmark over ${picture}`).toBeGreaterThanOrEqual(isLarge ? 3 : MINIMUM)
}

for (const [width, height] of [
  [1440, 860],
  [390, 844],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    // The German texts are the longest.
    test('the texts over the slides and the banner of the home page, and the header', async ({ page }) => {
      await page.goto('/de/')
      await waitForHydration(page)
      const slides = page.locator('[data-slot=ui-hero-slide]')
      await expect(slides).toHaveCount(5)
      for (let index = 0; index < 5; index += 1) {
        await page.locator('[data-slot=ui-sundial-pager-dot]').nth(index).click()
        const slide = slides.nth(index)
        await slide
          .locator('[data-slot=ui-picture-image]')
          .evaluate((image: HTMLImageElement) => image.decode())
        const contrast = await findLowestTextContrast(page, slide.locator('[data-slot=ui-hero-body]'), texts)
        expect.soft(contrast, `slide ${index + 1}`).toBeGreaterThanOrEqual(MINIMUM)
        await expectReadableHeader(page, `slide ${index + 1}`)
      }
      await hydrateAllSections(page)
      const banner = page.locator('section[aria-labelledby=banner]')
      await banner.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await banner
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.decode())
      const contrast = await findLowestTextContrast(page, banner.locator('[data-slot=ui-banner-body]'), texts)
      expect.soft(contrast, 'banner').toBeGreaterThanOrEqual(MINIMUM)
    })

    test('the texts over the picture of every room and of the restaurant, and the header', async ({
      page,
    }) => {
      // The application does not start, which saves time: the pre-rendered page has the header and the picture.
      await page.route('**/*.js', () => {})
      const rooms = pagePaths.filter((path) => path.startsWith('/rooms/'))
      expect(rooms.length).toBeGreaterThan(8)
      for (const path of ['/restaurant', ...rooms]) {
        // The German texts are the longest.
        await page.goto(`/de${path}`)
        await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode())
        const hero = page.locator('[data-slot=ui-banner-body]').first()
        const contrast = await findLowestTextContrast(page, hero, texts)
        expect.soft(contrast, path).toBeGreaterThanOrEqual(MINIMUM)
        await expectReadableHeader(page, path)
      }
    })

    test('the texts of the cards of the city guide', async ({ page }) => {
      await page.goto('/de/vicenza')
      await waitForHydration(page)
      const cards = page.getByRole('main').getByRole('listitem')
      await expect(cards).toHaveCount(8)
      for (let index = 0; index < 8; index += 1) {
        const card = cards.nth(index)
        await card.scrollIntoViewIfNeeded()
        await card.getByRole('link').focus()
        await card
          .locator('img')
          .last()
          .evaluate((image: HTMLImageElement) => image.decode())
        const words = card.locator('[data-slot=ui-journal-card-body]')
        await words.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
        const contrast = await findLowestTextContrast(
          page,
          words,
          'h3, p, [data-slot=ui-journal-card-read]',
          'color',
        )
        expect.soft(contrast, `card ${index + 1}`).toBeGreaterThanOrEqual(MINIMUM)
      }
    })
  })
