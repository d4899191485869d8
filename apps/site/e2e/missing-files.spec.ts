import {
  expect,
  expectContactLinks,
  type Locator,
  markDocument,
  type Page,
  siteHeader,
  test,
  waitForHydration,
} from './test'

// A new release removes the scripts of the previous one, which open pages still ask for.
test.use({
  explainedErrors:
    /^Failed to load resource|dynamically imported module|^Error loading route module|^React Router caught|^(Error: )?site: no translations/,
})

/** Fails the requests for files whose URL matches. */
const remove = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }))

/** Returns a list to which the paths of all documents are added that the page requests from now on. */
function listDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** The browser would restore the scroll position when a page has loaded again, and so scroll away from a press. */
const doNotRestoreScrollPosition = (page: Page) =>
  page.addInitScript(() => {
    history.scrollRestoration = 'manual'
  })

/** At a pointer over a link, React Router would load the script of its page before the click. */
const clickWithoutPointer = (link: Locator) => link.dispatchEvent('click')

const errorHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'This page could not be loaded' })

test('the script of the next page: the page reloads once and stays readable; when the script is there, the link works', async ({
  page,
}) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await remove(page, /\/assets\/rooms-[^/]*\.js$/)
  const documents = listDocuments(page)
  const rooms = siteHeader(page).getByRole('link', { name: 'Rooms', exact: true })
  await clickWithoutPointer(rooms)
  await expect.poll(() => documents).toEqual(['/faq'])
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Questions and answers/ })).toBeVisible()
  await expectContactLinks(page)
  await page.unrouteAll()
  await rooms.click()
  await expect(page).toHaveURL('/rooms')
  await expect(page.getByRole('heading', { level: 1, name: /^Choose your/ })).toBeVisible()
  expect(documents).toEqual(['/faq'])
})

test('the data of the next page: the error page with phone and chat; “Try again” waits for the connection', async ({
  page,
  context,
}) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await remove(page, /\/restaurant\.data/)
  await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/restaurant')
  await expect(page).toHaveTitle('This page could not be loaded · Casa Meridiana')
  await expect(page.getByRole('main').getByRole('link', { name: '+39 0444 000000' })).toBeVisible()
  await expectContactLinks(page)
  // On a page with a hero the header lies over the page: it must not cover the heading.
  const bottom = (await siteHeader(page).boundingBox())?.height ?? Number.NaN
  expect((await errorHeading(page).boundingBox())?.y).toBeGreaterThan(bottom)
  await page.unrouteAll()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is still no connection.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/^Ristorante Ombra/)
})

test('without a connection a link shows a message and keeps the page; with the connection the page reloads, and links work', async ({
  page,
  context,
}) => {
  await page.goto('/rooms')
  await waitForHydration(page)
  const documents = listDocuments(page)
  await context.setOffline(true)
  const restaurant = siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true })
  await clickWithoutPointer(restaurant)
  await expect(page.getByRole('status').getByText('Perhaps the connection was lost.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Choose your/ })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => documents).toEqual(['/rooms'])
  await waitForHydration(page)
  await restaurant.click()
  await expect(page).toHaveTitle(/^Ristorante Ombra/)
  expect(documents).toEqual(['/rooms'])
})

test('the script of a section, until the server answers again: the page reloads, and the section works', async ({
  page,
  context,
}) => {
  await doNotRestoreScrollPosition(page)
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  const tab = page.getByRole('tab', { name: 'Singola' })
  await tab.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(page.getByRole('status').getByText('Perhaps the connection was lost.')).toBeVisible()
  // With the network back, the first request still fails.
  await page.route('/', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.failure()?.errorText === 'net::ERR_FAILED',
  )
  await context.setOffline(false)
  await failed
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'reload')
  await waitForHydration(page)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the texts of the next page: the error page, no keys; “Try again” shows the page', async ({ page }) => {
  await page.goto('/it/faq')
  await waitForHydration(page)
  await remove(page, /\/locales\/\w+\/rooms\.json$/)
  await siteHeader(page).getByRole('link', { name: 'Camere', exact: true }).click()
  await expect(page).toHaveTitle('Non è stato possibile caricare la pagina · Casa Meridiana')
  await expectContactLinks(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Riprovate' }).click()
  await expect(page).toHaveTitle(/^Camere/)
  await expect(page).toHaveURL('/it/rooms')
})

for (const [what, files] of [
  ['the first script', /\/assets\/entry\.client-[^/]*\.js$/],
  ['the script of the page', /\/assets\/rooms-[^/]*\.js$/],
  ['the texts of the page', /\/locales\/\w+\/rooms\.json$/],
] as const)
  test(`${what}: the page is as without JavaScript, its links work, and it does not reload in a loop`, async ({
    page,
  }) => {
    await remove(page, files)
    const documents = listDocuments(page)
    const failed = page.waitForResponse(files)
    await page.goto('/rooms')
    await failed
    await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
    await expectContactLinks(page)
    await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/rooms')
    await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(page).toHaveURL('/de/restaurant')
    expect(documents.filter((path) => path === '/rooms').length).toBeLessThanOrEqual(2)
  })

test('the first script, until a press on a button: the page reloads, and the button works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remove(page, /\/assets\/entry\.client-[^/]*\.js$/)
  await page.goto('/rooms')
  await waitForHydration(page)
  await page.unrouteAll()
  const documents = listDocuments(page)
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await menu.click()
  await expect.poll(() => documents).toEqual(['/rooms'])
  await waitForHydration(page)
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the texts of the page, until the fourth try: the application asks again and starts', async ({
  page,
}) => {
  let tries = 0
  await page.route('**/locales/en/rooms.json', (route) =>
    ++tries > 3 ? route.continue() : route.fulfill({ status: 503 }),
  )
  await page.goto('/rooms')
  await waitForHydration(page)
  expect(tries).toBeGreaterThan(3)
})

for (const [what, path, files, press] of [
  [
    'a section',
    '/',
    /\/assets\/rooms-showcase-[^/]*\.js$/,
    (page: Page) => page.getByRole('tab', { name: 'Singola' }).click(),
  ],
  [
    'the menu',
    '/faq',
    /\/assets\/overlay-menu-panel-[^/]*\.js$/,
    (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click(),
  ],
] as const)
  test(`the script of ${what}: the page reloads once and works when the script is there; else it stays as it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await remove(page, files)
    await page.goto(path)
    await waitForHydration(page)
    const documents = listDocuments(page)
    await press(page)
    await expect.poll(() => documents).toEqual([path])
    await waitForHydration(page)
    const isSameDocument = await markDocument(page)
    await press(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expectContactLinks(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click()
    await expect(page).toHaveURL('/offers')
    expect(await isSameDocument()).toBe(true)
    expect(documents).toEqual([path])
  })

test('the script of a gallery: a press on a picture shows its file', async ({ page }) => {
  await remove(page, /\/assets\/room-gallery-[^/]*\.js$/)
  await page.goto('/rooms/suite')
  const picture = page.locator('[data-slot=ui-gallery]').getByRole('link').first()
  await picture.scrollIntoViewIfNeeded()
  // A press before the page reloads would be lost.
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'reload')
  await waitForHydration(page)
  await picture.click()
  await expect(page).toHaveURL(/\/assets\/[^/]+\.(avif|webp|jpg)$/)
})

test('the script of a section that is there after the reload: the section works', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'Singola' })
  let status = 404
  // `unrouteAll()` while the page loads could leave a request without an answer.
  await page.route(/\/assets\/rooms-showcase-[^/]*\.js$/, (route) =>
    status === 404 ? route.fulfill({ status }) : route.continue(),
  )
  await doNotRestoreScrollPosition(page)
  await page.goto('/')
  await waitForHydration(page)
  const documents = listDocuments(page)
  page.once('framenavigated', () => {
    status = 200
  })
  await tab.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  // A press before the page reloads would be lost.
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'reload')
  await waitForHydration(page)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(documents).toEqual(['/'])
})

test.describe('on a first visit', () => {
  test.use({ hasStoredDecision: false })

  test('the script of the consent dialog: nothing is allowed or stored, and the page works', async ({
    page,
  }) => {
    await remove(page, /\/assets\/consent-(prompt|dialog)-[^/]*\.js$/)
    await page.goto('/faq')
    await waitForHydration(page)
    await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
    await expect(page).toHaveURL('/rooms')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})
