import { faqGroups } from '../app/content/faq'
import { expect, type Page, test } from './test'

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens its answer, and a second one leaves it open', async ({ page }) => {
    await page.goto('/faq')
    const items = page.locator('main details')
    await expect(items).toHaveCount(faqGroups.flatMap(({ questions }) => questions).length)
    const answers = items.locator('p:first-of-type')
    await expect(answers.nth(0)).toBeHidden()
    await questions(page).nth(0).click()
    await questions(page).nth(1).click()
    await expect(answers.nth(0)).toBeVisible()
    await expect(answers.nth(1)).toBeVisible()
  })
})

test('a room page links to the policies, which scroll into view', async ({ page }) => {
  await page.goto('/it/rooms/singola')
  await page.getByRole('main').getByRole('link', { name: 'Le condizioni' }).click()
  await expect(page).toHaveURL('/it/faq#policies')
  await expect(page.getByRole('heading', { level: 2, name: 'Condizioni' })).toBeInViewport()
})
