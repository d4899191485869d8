import { expect, expectUsableHeaderAndFooter, siteHeader, test } from './test'

test('an old release’s page whose scripts a new release has removed: it reloads itself once', async ({
  page,
}) => {
  let documents = 0
  await page.route('**/rooms', async (route) => {
    // The page sends HEAD requests to check whether the server answers: these are not counted.
    if (!route.request().isNavigationRequest()) return route.continue()
    documents += 1
    if (documents > 1) return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(\/assets\/[\w.-]+)-[\w-]{8}\.js/g, '$1-formerly.js')
    await route.fulfill({ response, body })
  })
  await page.goto('/rooms')
  await expect.poll(() => documents).toBe(2)
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  expect(documents).toBe(2)
  await expectUsableHeaderAndFooter(page, { stored: 'it', menuButton: 'Apri il menu' })
})

test('an old release’s page with the translations of a new release: its texts, else the keys', async ({
  page,
}) => {
  await page.goto('/it/')
  await page.route('**/locales/it/restaurant.json', async (route) => {
    const { meta, kicker } = await (await route.fetch()).json()
    await route.fulfill({ json: { meta, kicker, newSection: { title: 'Nuovo' } } })
  })
  await siteHeader(page).getByRole('link', { name: 'Ristorante', exact: true }).click()
  await expect(page).toHaveURL('/it/restaurant')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectUsableHeaderAndFooter(page, { menuButton: 'Apri il menu' })
})
