import { findLowestTextContrast } from './contrast'
import { languageCodes, languages, pagePaths } from './pages'
import { expect, type Page, test } from './test'

for (const [width, height] of [
  [1440, 860],
  [390, 844],
] as const) {
  for (const language of languageCodes) {
    test(`the text of every slide in ${language} at ${width} px has contrast 4.5:1 with the brightest pixel behind it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${languages[language].prefix}/`, { waitUntil: 'networkidle' })
      const slides = page.locator('[data-slot=ui-hero-slide]')
      for (let index = 0; index < (await slides.count()); index += 1) {
        await page.locator('[data-slot=ui-sundial-pager-dot]').nth(index).click()
        const picture = slides.nth(index).locator('[data-slot=ui-picture-image]')
        await picture.evaluate((image: HTMLImageElement) => image.decode())
        const words = slides.nth(index).locator('[data-slot=ui-hero-body]')
        const contrast = await findLowestTextContrast(
          page,
          words,
          '[data-slot=ui-heading], [data-slot=ui-text]',
        )
        expect(contrast, `slide ${index + 1}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}

/**
 * Selectors of the texts in the header. WCAG requires more contrast below 24 px: `headerText` is always smaller, the
 * wordmark only on narrow screens.
 */
const wordmark = '[data-slot=ui-header-brand]'
const headerText =
  '[data-slot=ui-header-link], [data-slot=ui-header-action], [data-slot=ui-language-switch-link], [data-slot=ui-button]'

async function expectReadableHeader(page: Page, picture: string) {
  const header = page.locator('[data-slot=ui-header][data-state=over]')
  const isLarge = await header
    .locator(wordmark)
    .evaluate((brand) => Number.parseFloat(getComputedStyle(brand).fontSize) >= 24)
  const contrasts = {
    text: await findLowestTextContrast(page, header, headerText),
    wordmark: await findLowestTextContrast(page, header, wordmark),
  }
  expect.soft(contrasts.text, `text over ${picture}`).toBeGreaterThanOrEqual(4.5)
  expect.soft(contrasts.wordmark, `wordmark over ${picture}`).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5)
}

const rooms = pagePaths.filter((path) => path.startsWith('/rooms/'))

for (const [width, height] of [
  [1440, 860],
  [820, 1180],
  [390, 844],
] as const) {
  for (const language of ['en', 'de'] as const) {
    const { prefix } = languages[language]

    test(`the header in ${language} at ${width} px is readable over every slide`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${prefix}/`, { waitUntil: 'networkidle' })
      const slides = page.locator('[data-slot=ui-hero-slide]')
      for (let index = 0; index < (await slides.count()); index += 1) {
        await page.locator('[data-slot=ui-sundial-pager-dot]').nth(index).click()
        const picture = slides.nth(index).locator('[data-slot=ui-picture-image]')
        await picture.evaluate((image: HTMLImageElement) => image.decode())
        await expectReadableHeader(page, `slide ${index + 1}`)
      }
    })

    test(`the header in ${language} at ${width} px is readable over the picture of every room and of the restaurant`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      // The application does not start, which saves time: the pre-rendered page has the header and the picture.
      await page.route('**/*.js', () => {})
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['/restaurant', ...rooms]) {
        await page.goto(`${prefix}${path}`)
        await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode())
        await expectReadableHeader(page, path)
      }
    })
  }
}
