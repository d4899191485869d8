import {
  expect,
  headerLink,
  holdRequests,
  markDocument,
  type Page,
  siteHeader,
  test,
  visit,
  waitForHydration,
} from './test'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
/** Dispatches a click, because Playwright's own click would scroll the page first. */
const press = (page: Page, name: string) =>
  siteHeader(page).getByRole('link', { name, exact: true }).dispatchEvent('click')

test('the header is transparent over a hero and solid below it; without a hero it is solid', async ({
  page,
}) => {
  const header = siteHeader(page)
  await page.goto('/restaurant')
  await expect(header).toHaveAttribute('data-state', 'over')
  await scrollTo(page, 2000)
  await expect(header).toHaveAttribute('data-state', 'solid')
  await scrollTo(page, 0)
  await expect(header).toHaveAttribute('data-state', 'over')
  await press(page, 'Exhibitions')
  await expect(page).toHaveURL('/fiere')
  await expect(header).toHaveAttribute('data-state', 'solid')
  await press(page, 'Rooms')
  await expect(page).toHaveURL('/rooms')
  await expect(header).toHaveAttribute('data-state', 'solid')
})

test('the logo leads home, and scrolls smoothly to the top there', async ({ page }) => {
  await page.goto('/faq')
  const logo = siteHeader(page).getByRole('link', { name: 'Casa Meridiana, home page' })
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Pictures of the hotel' })).toBeVisible()
  await waitForHydration(page)
  await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' })
    const places: number[] = []
    Object.assign(window, { places })
    window.addEventListener('scroll', () => places.push(window.scrollY))
  })
  await logo.click()
  await expect.poll(() => scrollY(page)).toBe(0)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(places.filter((y) => y > 0 && y < 1500).length).toBeGreaterThan(2)
})

test('with a modifier key the logo opens a new tab, also at home', async ({ page, context }) => {
  await visit(page, '/')
  const tab = context.waitForEvent('page')
  await siteHeader(page)
    .getByRole('link', { name: 'Casa Meridiana, home page' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL('/')
})

test('what a visitor has chosen on a page of a room is not chosen on that of another, but in another language', async ({
  page,
}) => {
  await visit(page, '/rooms/singola')
  const guests = page.getByRole('main').getByRole('combobox')
  const checkin = page.getByRole('main').getByRole('textbox').first()
  await checkin.fill('2031-05-04')
  await headerLink(page, 'Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(checkin).toHaveValue('2031-05-04')
  await page.getByRole('main').getByRole('link', { name: 'Quadrupla Classica' }).click()
  await expect(page).toHaveURL('/de/rooms/quadrupla-classica')
  await expect(checkin).toHaveValue('')
  await expect(guests).toHaveValue('2')
})

test('navigation keeps one document, starts at the top with the focus on the main area; back and forward restore the scroll position', async ({
  page,
}) => {
  await visit(page, '/rooms')
  const isSameDocument = await markDocument(page)
  await scrollTo(page, 700)
  await press(page, 'Restaurant')
  await expect(page).toHaveURL('/restaurant')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 400)
  await page.goBack()
  await expect(page).toHaveURL('/rooms')
  await expect(page.getByRole('heading', { level: 1, name: /^Find your/ })).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/restaurant')
  await expect.poll(() => scrollY(page)).toBe(400)
  expect(await isSameDocument()).toBe(true)
})

test('the links to the policies and to all posts open documents: the router does not handle them', async ({
  page,
}) => {
  for (const [area, name, path] of [
    ['main', 'View all', '/vicenza'],
    ['contentinfo', 'Privacy policy', '/privacy-policy'],
    ['contentinfo', 'Cookie policy', '/cookie-policy'],
  ] as const) {
    await visit(page, '/')
    const isSameDocument = await markDocument(page)
    await page.getByRole(area).locator(`a[href="${path}"]`, { hasText: name }).click()
    await expect(page).toHaveURL(path)
    expect(await isSameDocument()).toBe(false)
  }
})

test('an unknown path keeps its address in every language, and links home', async ({ page }) => {
  const response = await page.goto('/it/non-esiste#qui')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Questa pagina non esiste' })).toBeVisible()
  const english = headerLink(page, 'English')
  await expect(english).toHaveAttribute('href', '/non-esiste?lng=en')
  await english.click()
  await expect(page).toHaveURL('/non-esiste#qui')
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
  await headerLink(page, 'Deutsch').click()
  await expect(page).toHaveURL('/de/non-esiste#qui')
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL('/de')
})

test('the first Tab stop is the skip link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('a line is shown while the texts of a language chosen in the menu load, also when the menu has closed', async ({
    page,
  }) => {
    await visit(page, '/faq')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const release = await holdRequests(page, '**/locales/de/*.json')
    const asked = page.waitForRequest('**/locales/de/*.json')
    await menu(page).getByRole('link', { name: 'Deutsch' }).click()
    await asked
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('.loading-bar')).toBeVisible()
    release()
    await expect(page).toHaveURL('/de/faq')
    await expect(page.locator('.loading-bar')).toBeHidden()
  })

  test('the menu has every link; one leads to its page, without the menu, also after going back', async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    for (const name of ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions', 'Deutsch', 'WhatsApp'])
      await expect(menu(page).getByRole('link', { name })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Vicenza' }).click()
    await expect(page).toHaveURL('/vicenza')
    await expect(page.getByRole('heading', { level: 1, name: 'Vicenza, as we know it' })).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /^Questions/ })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })
})

for (const [what, files] of [
  ['data', '**/restaurant.data*'],
  ['texts', '**/locales/*/restaurant.json'],
] as const)
  test(`a line is shown while the ${what} of another page load`, async ({ page }) => {
    await visit(page, '/faq')
    const release = await holdRequests(page, files)
    await headerLink(page, 'Restaurant').click()
    await expect(page.locator('.loading-bar')).toBeVisible()
    release()
    await expect(page).toHaveTitle(/^Ristorante Ombra/)
    await expect(page.locator('.loading-bar')).toBeHidden()
  })
