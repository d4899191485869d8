import { expect, expectApplication, holdRequests, type Page, siteHeader, test, visit } from './test'

const link = (page: Page, name: string) => siteHeader(page).getByRole('link', { name, exact: true })
const state = (page: Page) => page.locator('html')

test('while the texts of the next page are on their way the page stays, with its address; they come: the next page', async ({
  page,
}) => {
  await visit(page, '/faq')
  const release = await holdRequests(page, '**/locales/en/restaurant.json')
  const asked = page.waitForRequest('**/locales/en/restaurant.json')
  const data = page.waitForResponse('**/restaurant.data*')
  await link(page, 'Restaurant').click()
  await Promise.all([asked, data])
  await expect(state(page)).toHaveAttribute('data-next-page', 'waiting')
  await expect(page).toHaveURL('/faq')
  await expect(page).toHaveTitle(/^Questions/)
  release()
  await expect(page).toHaveTitle(/^Ristorante Ombra/)
  await expect(page).toHaveURL('/restaurant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S \S/)
})

test('a link to another page wins over one whose texts never come', async ({ page }) => {
  await visit(page, '/faq')
  await holdRequests(page, '**/locales/en/restaurant.json')
  const asked = page.waitForRequest('**/locales/en/restaurant.json')
  await link(page, 'Restaurant').click()
  await asked
  await link(page, 'Rooms').click()
  await expect(page).toHaveTitle(/^Rooms/)
  await expect(page).toHaveURL('/rooms')
  await expect(state(page)).toHaveAttribute('data-next-page', 'ready')
})

test('Back wins over a link whose texts, or whose code, never come', async ({ page }) => {
  await visit(page, '/faq')
  await link(page, 'Rooms').click()
  await expect(page).toHaveTitle(/^Rooms/)
  for (const files of ['**/assets/restaurant-*.js', '**/locales/en/experience.json']) {
    const release = await holdRequests(page, files)
    const asked = page.waitForRequest(files)
    await link(page, files.includes('restaurant') ? 'Restaurant' : 'Experience').click()
    await asked
    await page.goBack()
    await expect(page).toHaveTitle(/^Questions/)
    release()
    await page.goForward()
    await expect(page).toHaveTitle(/^Rooms/)
    await expect(page).toHaveURL('/rooms')
  }
})

test.describe('without a connection', () => {
  test.use({ explainedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('Back to a page that was read needs no connection, also to the first one', async ({
    page,
    context,
  }) => {
    await visit(page, '/restaurant')
    await link(page, 'Vicenza').click()
    await expect(page).toHaveTitle(/^Vicenza/)
    await context.setOffline(true)
    await page.goBack()
    await expect(page).toHaveTitle(/^Ristorante Ombra/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S \S/)
    await page.goForward()
    await expect(page).toHaveTitle(/^Vicenza/)
    await expect(state(page)).toHaveAttribute('data-next-page', 'ready')
  })

  test('Back to the home page, of which nothing but the top was seen, shows it as the build rendered it', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    const readWords = () => page.getByRole('main').textContent()
    const words = await readWords()
    await link(page, 'Rooms').click()
    await expect(page).toHaveTitle(/^Rooms/)
    await context.setOffline(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Casa Meridiana/)
    expect(await readWords()).toBe(words)
    await page.locator('#journal').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-scripting=failed] #journal')).toBeVisible()
    expect(await readWords()).toBe(words)
    await context.setOffline(false)
    await page.getByRole('main').locator('a[href^="/vicenza/"]').first().click()
    await expect(page).toHaveURL(/\/vicenza\//)
  })
})

test('a page keeps its words while the page before it is on its way after Back, and after Forward', async ({
  page,
}) => {
  await visit(page, '/rooms')
  await siteHeader(page)
    .getByRole('link', { name: /Casa Meridiana/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expectApplication(page, 'ready')
  const readWords = () => page.getByRole('main').textContent()
  const words = await readWords()
  const release = await holdRequests(page, '**/rooms.data*')
  const asked = page.waitForRequest('**/rooms.data*')
  await page.evaluate(() => history.back())
  await asked
  await expect(state(page)).toHaveAttribute('data-next-page', 'waiting')
  expect(await readWords()).toBe(words)
  await page.evaluate(() => history.forward())
  await expect(state(page)).toHaveAttribute('data-next-page', 'ready')
  expect(await readWords()).toBe(words)
  release()
})

test('a language chosen while the texts of the next page are on their way is that of the next page', async ({
  page,
}) => {
  await visit(page, '/faq')
  const release = await holdRequests(page, '**/locales/en/restaurant.json')
  const asked = page.waitForRequest('**/locales/en/restaurant.json')
  await link(page, 'Restaurant').click()
  await asked
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  release()
  await expect(page).toHaveURL('/de/restaurant')
  await expect(page).toHaveTitle(/bei Vicenza/)
})

test('a German page does not wait for the English texts, nor does the next one', async ({ page }) => {
  await holdRequests(page, '**/locales/en/**')
  await visit(page, '/de/rooms')
  await link(page, 'Restaurant').click()
  await expect(page).toHaveURL('/de/restaurant')
  await expect(page).toHaveTitle(/bei Vicenza/)
})

test.describe('texts that cannot be had', () => {
  test.use({ explainedErrors: /: no translations/ })

  test('Back to their page opens its document', async ({ page }) => {
    await visit(page, '/restaurant')
    await link(page, 'Rooms').click()
    await expect(page).toHaveTitle(/^Rooms/)
    // In this document only the texts of the rooms have loaded.
    await page.reload()
    await page.route('**/locales/en/restaurant.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.goBack()
    await expect(page).toHaveTitle(/^Ristorante Ombra/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S \S/)
    await expect(page).toHaveURL('/restaurant')
    await expectApplication(page, 'failed')
  })
})
