import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { expect, type Page, test } from './test'

/** Waits until all elements have faded in, so that axe does not measure the contrast of transparent text. */
async function settle(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
}

test('axe finds no violation on the 404 page', async ({ page }) => {
  await page.goto('/no-such-page')
  await settle(page)
  expect(await findAccessibilityViolations(page)).toEqual([])
})

test('axe finds no violation with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/')
  await settle(page)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
})

test('axe finds no violation with the language menu open', async ({ page }) => {
  await page.goto('/')
  await settle(page)
  await page.getByRole('contentinfo').locator('summary').click()
  expect(await findAccessibilityViolations(page)).toEqual([])
})
