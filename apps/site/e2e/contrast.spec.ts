import { expect, test } from '@playwright/test'
import { lowestContrast } from './contrast'
import { languageCodes, languages } from './pages'

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
        await page.locator('[data-slot=ui-dial-pager-dot]').nth(index).click()
        const picture = slides.nth(index).locator('[data-slot=ui-picture-image]')
        await picture.evaluate((image: HTMLImageElement) => image.decode())
        const words = slides.nth(index).locator('[data-slot=ui-hero-body]')
        const contrast = await lowestContrast(page, words, '[data-slot=ui-heading], [data-slot=ui-text]')
        expect(contrast, `slide ${index + 1}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}
