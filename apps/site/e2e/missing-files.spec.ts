import {
  expect,
  expectApplication,
  expectContactLinks,
  holdRequests,
  hydrateAllSections,
  markDocument,
  type Page,
  siteHeader,
  test,
  translate,
  waitForHydration,
} from './test'

test.use({
  explainedErrors:
    /^Failed to load resource|dynamically imported module|^React Router caught|^(Error: )?site: no translations|Minified React error|not valid as a React child|is not a function|an extension/,
})

const remove = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }))

/** Returns a list to which the paths of all documents are added that the page opens from now on. */
function listDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const phone = { width: 390, height: 844 }
const link = (page: Page, name: string) => siteHeader(page).getByRole('link', { name, exact: true })
const menu = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The page is as without JavaScript: on a phone its five pages can be reached, its fairs read, another language chosen. */
async function expectPlainPage(page: Page) {
  await expectApplication(page, 'failed')
  for (const name of ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions'])
    await expect(link(page, name)).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { name: 'T.GOLD' })).toBeVisible()
  await expectContactLinks(page)
}

for (const [what, files] of [
  ['first script', /\/assets\/entry\.client-/],
  ['script of the page', /\/assets\/fairs-/],
  ['texts of the page', /\/locales\/en\/(fairs|common)\.json/],
] as const)
  test(`without the ${what} the page is as without JavaScript; a press on a button opens it again once`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    let answer = () => {}
    const pressed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(files, (route) => pressed.then(() => route.fulfill({ status: 404 })))
    await page.goto('/fiere')
    const documents = listDocuments(page)
    await menu(page).click()
    answer()
    await expect.poll(() => documents).toEqual(['/fiere'])
    await expectPlainPage(page)
    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await link(page, 'Rooms').click()
    await expect(page).toHaveURL('/rooms')
    expect(documents).toEqual(['/fiere', '/rooms'])
  })

test('words that the browser translates before the start stay, at their place, and links work', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  await page.goto('/')
  await expectApplication(page, 'failed')
  const before = await height(page)
  await page.evaluate(() => scrollTo(0, 5000))
  await page.mouse.wheel(0, 1)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#root font').count()).toBeGreaterThan(300)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(5000)
  expect(await height(page)).toBeGreaterThan(before * 0.9)
  await expect(page.locator('h2:visible:empty')).toHaveCount(0)
  await link(page, 'Rooms').click()
  await expect(page).toHaveURL('/rooms')
})

test('a section that the browser translates before its hydration keeps its words; a language can be chosen', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(translate)
  await hydrateAllSections(page)
  const about = page.locator('section[aria-labelledby=about]')
  expect(await about.locator('font').count()).toBeGreaterThan(2)
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/?$/)
  await expect(page.locator('#root font')).toHaveCount(0)
})

test('words that React does not expect stay, and the page is as without JavaScript', async ({ page }) => {
  await page.route('/faq', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('>Exhibitions<', '>Fairs<') })
  })
  await page.goto('/faq')
  await expectApplication(page, 'failed')
  await expect(page).toHaveTitle(/^Questions/)
  await expectContactLinks(page)
  await link(page, 'Fairs').click()
  await expect(page).toHaveURL('/fiere')
})

test('a section whose rendering fails keeps its words', async ({ page }) => {
  await page.route('**/locales/it/home.json', async (route) => {
    const response = await route.fetch()
    const texts = await response.json()
    texts.about.paragraphs = 7
    await route.fulfill({ response, json: texts })
  })
  await page.goto('/it')
  await waitForHydration(page)
  const about = page.locator('section[aria-labelledby=about]')
  await about.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-scripting=failed]').filter({ has: about })).toBeVisible()
  await expect(about.locator('p')).not.toHaveCount(0)
  await link(page, 'Camere').click()
  await expect(page).toHaveURL('/it/rooms')
})

test('an error of an extension changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => void Promise.reject('an extension'))
  })
  await page.setViewportSize(phone)
  await page.goto('/faq')
  await waitForHydration(page)
  const isSameDocument = await markDocument(page)
  await menu(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('Back at once after a reload shows the page of its address', async ({ page }) => {
  await page.goto('/rooms')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Company details' }).click()
  await expect(page).toHaveURL('/company')
  for (const wait of ['commit', 'domcontentloaded', 'load'] as const) {
    await page.reload({ waitUntil: wait })
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Choose your/)
    await waitForHydration(page)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page).toHaveURL('/rooms')
    await page.goForward()
    await expect(page).toHaveTitle(/^Company/)
    await waitForHydration(page)
  }
})

for (const [what, files] of [
  ['script', /\/assets\/restaurant-[^/]*\.js/],
  ['data', /\/restaurant\.data/],
  ['texts', /\/locales\/en\/restaurant\.json/],
] as const)
  test(`without the ${what} of the next page its document opens`, async ({ page }) => {
    await page.goto('/faq')
    await waitForHydration(page)
    await remove(page, files)
    const documents = listDocuments(page)
    await link(page, 'Restaurant').click()
    await expect(page).toHaveTitle(/^Ristorante Ombra/)
    await expect.poll(() => documents).toEqual(['/restaurant'])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectContactLinks(page)
  })

test('without the German texts of the next page its document opens, not the page in English', async ({
  page,
}) => {
  await page.goto('/de/faq')
  await waitForHydration(page)
  await remove(page, /\/locales\/de\/restaurant\.json/)
  const documents = listDocuments(page)
  await link(page, 'Restaurant').click()
  await expect.poll(() => documents).toEqual(['/de/restaurant'])
  await expectApplication(page, 'failed')
  await expect(page).toHaveTitle(/bei Vicenza/)
})

for (const [what, break_] of [
  ['connection', (page: Page) => page.context().setOffline(true)],
  ['answer but 503', (page: Page) => page.route(/./, (route) => route.fulfill({ status: 503, body: '503' }))],
] as const)
  test(`without ${what} the page stays and says so, with phone and chat; later the link works`, async ({
    page,
  }) => {
    await page.goto('/faq')
    await waitForHydration(page)
    await break_(page)
    await link(page, 'Rooms').click()
    const notice = page.getByRole('status').filter({ hasText: 'Perhaps the connection was lost.' })
    await expect(notice.getByRole('link')).toHaveCount(2)
    await expect(page).toHaveURL('/faq')
    await expect(page.locator('.loading-bar')).toBeHidden()
    await page.context().setOffline(false)
    await page.unrouteAll()
    await link(page, 'Rooms').click()
    await expect(page).toHaveTitle(/^Rooms/)
  })

test('a menu with a link whose page cannot be had closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/rooms')
  await waitForHydration(page)
  await menu(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Restaurant' }).click()
  await expect(page).toHaveTitle(/^Ristorante/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Rooms/)
  await page.route(/\/restaurant(\.data|$)/, (route) => route.abort())
  await menu(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Restaurant' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-next-page', 'failed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/rooms')
})

test('a link pressed last wins, also if its script comes later than that of the link before', async ({
  page,
}) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const releaseRooms = await holdRequests(page, '**/rooms.data*')
  const releaseScript = await holdRequests(page, '**/assets/restaurant-*.js')
  const rooms = page.waitForRequest('**/rooms.data*')
  await link(page, 'Rooms').click()
  await rooms
  await link(page, 'Restaurant').click()
  releaseScript()
  await expect(page).toHaveURL('/restaurant')
  releaseRooms()
})

test('after a link that failed, a language is that of the page shown', async ({ page }) => {
  await page.goto('/rooms')
  await waitForHydration(page)
  await link(page, 'Restaurant').click()
  await expect(page).toHaveTitle(/^Ristorante/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Rooms/)
  await page.route(/\/restaurant(\.data|$)/, (route) => route.abort())
  await link(page, 'Restaurant').click()
  await expect(page.locator('html')).toHaveAttribute('data-next-page', 'failed')
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/rooms')
})

test('a section without its script keeps its words and links; a press opens the page again once; a language can be chosen', async ({
  page,
}) => {
  await remove(page, /\/assets\/(rooms-showcase|site-footer)-/)
  await page.goto('/')
  const showcase = page
    .locator('#root [data-scripting]')
    .filter({ has: page.getByRole('heading', { name: /^Nine ways/ }) })
  await showcase.scrollIntoViewIfNeeded()
  await expect(showcase).toHaveAttribute('data-scripting', 'failed')
  await expect(showcase.getByRole('heading', { name: 'Quadrupla Comfort' })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectContactLinks(page)
  const documents = listDocuments(page)
  const preferences = page.getByRole('button', { name: 'Cookie preferences' })
  await preferences.click()
  await expect.poll(() => documents).toEqual(['/'])
  await waitForHydration(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-scripting=failed]')).not.toHaveCount(0)
  await preferences.click()
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/?$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(documents).toHaveLength(2)
})

test('a menu without its script: a press shows the links in the header', async ({ page }) => {
  await page.setViewportSize(phone)
  await remove(page, /\/assets\/overlay-menu-panel-/)
  await page.goto('/faq')
  await waitForHydration(page)
  const isSameDocument = await markDocument(page)
  await menu(page).click()
  await link(page, 'Rooms').click()
  await expect(page).toHaveURL('/rooms')
  expect(await isSameDocument()).toBe(true)
})

test('the script of a gallery: a press on a picture shows its file', async ({ page }) => {
  await remove(page, /\/assets\/room-gallery-/)
  await page.goto('/rooms/suite')
  await page.locator('[data-slot=ui-gallery]').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/assets\/[^/]+\.(avif|webp|jpg)$/)
})

test('texts that come at the fourth try: the application starts', async ({ page }) => {
  let tries = 0
  await page.route('**/locales/en/rooms.json', (route) =>
    ++tries > 3 ? route.continue() : route.fulfill({ status: 503 }),
  )
  await page.goto('/rooms')
  await waitForHydration(page)
  expect(tries).toBeGreaterThan(3)
})

test.describe('on a first visit', () => {
  test.use({ hasStoredDecision: false })

  test('without the script of the question nothing is allowed or stored, and the page works', async ({
    page,
  }) => {
    await remove(page, /\/assets\/consent-(prompt|dialog)-/)
    await page.goto('/faq')
    await waitForHydration(page)
    await link(page, 'Rooms').click()
    await expect(page).toHaveURL('/rooms')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})
