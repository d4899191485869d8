import { faqGroups } from '../app/content/faq'
import { expect, headerLink, type Page, test, visit } from './test'

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
  await visit(page, '/it/rooms/singola')
  await page.getByRole('main').getByRole('link', { name: 'Le condizioni' }).click()
  await expect(page).toHaveURL('/it/faq#policies')
  await expect(page.getByRole('heading', { level: 2, name: 'Condizioni' })).toBeInViewport()
  // The keyboard goes on where the view is.
  await expect(page.getByRole('region', { name: 'Condizioni', exact: true })).toBeFocused()
})

test('each link of the contents has its own entry, to whose place Back and Forward lead', async ({
  page,
}) => {
  await visit(page, '/faq?utm_source=mail')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  const places: number[] = []
  for (const [index, hash] of ['#arrival', '#booking', '#house'].entries()) {
    await contents.locator(`[href="${hash}"]`).click()
    await expect(page).toHaveURL(`/faq?utm_source=mail${hash}`)
    await expect(page.locator(hash)).toBeFocused()
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), 10 * index)
    places.push(await scrollY())
  }
  await page.goBack()
  await expect.poll(scrollY).toBe(places[1])
  await page.goBack()
  await expect.poll(scrollY).toBe(places[0])
  await page.goForward()
  await expect.poll(scrollY).toBe(places[1])
  await expect(page).toHaveURL('/faq?utm_source=mail#booking')
})

test('the first link of the contents leads to its section, also on a page that was reached from another', async ({
  page,
}) => {
  await visit(page, '/faq')
  await page.locator('a[href="#booking"]').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Getting here' }).click()
  await expect(page).toHaveURL('/getting-here')
  await page.locator('a[href="#train"]').click()
  await expect(page.locator('#train')).toBeFocused()
  await expect(page.locator('#train')).toBeInViewport()
  await headerLink(page, 'Rooms').click()
  await expect(page).toHaveURL('/rooms')
  await page.goBack()
  await expect(page).toHaveURL('/getting-here#train')
  await expect(page.locator('#train')).toBeInViewport()
})
