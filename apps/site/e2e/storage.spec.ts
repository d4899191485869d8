import { expect, forbidStorage, headerLink, type Page, test } from './test'

test.use({ hasStoredDecision: false })

const dialog = (page: Page) => page.getByRole('dialog')

/** Answers the question, and expects that pages and languages can be reached. */
async function visit(page: Page) {
  await page.goto('/faq')
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await headerLink(page, 'Rooms').click()
  await expect(page).toHaveTitle(/Rooms near Vicenza/)
  await headerLink(page, 'Italiano').click()
  await expect(page).toHaveURL('/it/rooms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(dialog(page)).toBeHidden()
}

test.describe('storage that throws', () => {
  // The script of React Router that restores the scroll position reports that it has no storage.
  test.use({ explainedErrors: /^SecurityError: forbidden$/ })

  test('every page and every language can be reached, and nothing throws', async ({ page }) => {
    await forbidStorage(page, 'localStorage', 'sessionStorage')
    await visit(page)
  })
})

test('storage that is full: every page and every language can be reached', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page)
})
