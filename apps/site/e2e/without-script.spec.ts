import { languageCodes, languages } from './pages'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

for (const language of languageCodes) {
  const { prefix, headline, navigation, footer } = languages[language]

  test(`without JavaScript ${prefix}/ shows headline, text, navigation and footer in its language`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { name: headline })).toBeVisible()
    await expect(page.getByRole('link', { name: navigation, exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(footer)
    await expect(page.getByRole('main')).toContainText('Vicenzaoro')
  })

  test(`without JavaScript the navigation of ${prefix}/ is below the header on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/`)
    await expect(page.getByRole('link', { name: navigation, exact: true })).toBeInViewport()
  })
}
