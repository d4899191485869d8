import { readFileSync } from 'node:fs'
import { findAccessibilityViolations } from '../../../../scripts/accessibility-violations'
import { pageModulePaths } from '../../measure/pages'
import { languages } from '../pages'
import { roomsPageTitle } from '../rooms'
import {
  errorHeading,
  expect,
  expectContactLinks,
  expectOnlyChosenDataStored,
  expectUsableHeaderAndFooter,
  forbidStorage,
  navigateClientSide,
  type Page,
  siteHeader,
  storeLanguage,
  test,
  waitForHydration,
  waitForSectionHydration,
} from './test'

/** Counts the documents that are requested from now on. */
function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const ROOMS_SCRIPT = /\/assets\/rooms-[^/]*\.js$/

test('a route script that is missing on navigation: the page reloads once, then shows the error page', async ({
  page,
}) => {
  await page.goto('/')
  await page.route(ROOMS_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/rooms')
  await expect(page).toHaveTitle('This page could not be loaded · Casa Meridiana')
  expect(documents).toEqual(['/rooms'])
  await expectUsableHeaderAndFooter(page)
})

test('a route script of a former release: the page reloads at the path of the link, and is there', async ({
  page,
}) => {
  await page.goto('/')
  let missing = true
  await page.route(ROOMS_SCRIPT, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()))
  page.once('framenavigated', () => {
    missing = false
  })
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(page).toHaveTitle(roomsPageTitle)
  await expect(errorHeading(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloadedFor'))).toBeNull()
  await expectUsableHeaderAndFooter(page)
})

test('the script of the page is missing from the start: the page reloads once, then shows the error page', async ({
  page,
}) => {
  await page.route(ROOMS_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.goto('/it/rooms')
  await expect(errorHeading(page, 'Non è stato possibile caricare la pagina')).toBeVisible()
  expect(documents).toEqual(['/it/rooms', '/it/rooms'])
  await expectUsableHeaderAndFooter(page, { menuButton: 'Apri il menu' })
})

test('a missing script without session storage: the error page, and no reload', async ({ page }) => {
  await forbidStorage(page, 'sessionStorage')
  await page.goto('/')
  await page.route(ROOMS_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  expect(documents).toEqual([])
})

test('without network a navigation shows the error page, and “Try again” loads the page later', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is still no connection.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await expect(errorHeading(page)).toBeHidden()
})

test('a loader that throws: the error page in the visitor’s language, with focus, phone and chat', async ({
  page,
}) => {
  await page.goto('/de/')
  await page.route(/\/assets\/restaurant-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => null; export const loadPageData = () => { throw new Error("broken") }',
    }),
  )
  await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(errorHeading(page, 'Die Seite konnte nicht geladen werden')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+39 0444 000000' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de/')
  await expect(siteHeader(page)).toHaveAttribute('data-state', 'solid')
  // On a page with a hero, the header lies over the page, so it could cover the heading of the error.
  const heading = await errorHeading(page, 'Die Seite konnte nicht geladen werden').boundingBox()
  const bar = await siteHeader(page).boundingBox()
  expect((heading?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThan(80)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expectUsableHeaderAndFooter(page, { menuButton: 'Menü öffnen' })
  await main.getByRole('link', { name: 'Startseite' }).click()
  await expect(page.getByRole('heading', { name: languages.de.headline })).toBeVisible()
})

test.describe('an error of the page itself', () => {
  test.use({ explainedErrors: /map is not a function|^React Router caught the following error/ })

  test('a page that throws while it renders: the error page', async ({ page }) => {
    await page.goto('/')
    // Answers with a translation of another type than the page expects, so that rendering fails.
    await page.route('**/locales/en/restaurant.json', async (route) => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, kitchen: { ...json.kitchen, paragraphs: { one: 'text' } } } })
    })
    await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(errorHeading(page)).toBeVisible()
    await expectUsableHeaderAndFooter(page)
  })
})

/** The paths of all page modules, without those that the test starts from. */
const paths = pageModulePaths.filter((path) => path !== '/' && path !== '/rooms')

test('the scripts of any page missing on navigation: the error page each time', async ({ page }) => {
  await forbidStorage(page, 'sessionStorage')
  await page.goto('/')
  // Loads the router while its script can be loaded. After a failed import Chromium would not request the script again
  // until a reload.
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  for (const path of paths) {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await navigateClientSide(page, path)
    await expect(errorHeading(page), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
    await expectContactLinks(page)
    await page.unroute('**/assets/*.js')
    await navigateClientSide(page, '/rooms')
    await expect(page).toHaveTitle(roomsPageTitle)
  }
  await expectUsableHeaderAndFooter(page)
})

const html = readFileSync(new URL('../../build/client/it/fiere/index.html', import.meta.url), 'utf8')
const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js\b/g))]

test('any script of the page missing from the start: it reloads once, then is as without JavaScript, or the error page', async ({
  context,
}) => {
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }))
    const documents = countDocuments(page)
    await page.goto('/it/fiere')
    // If the missing script belongs only to the fairs page, the application starts and shows the error page. Otherwise
    // the application does not start, and the page looks as it does without JavaScript.
    const error = errorHeading(page, 'Non è stato possibile caricare la pagina')
    const link = page.getByRole('banner').getByRole('link', { name: 'Camere', exact: true })
    await expect(error.or(link), script).toBeVisible()
    const list = page.getByRole('list', { name: 'Fiere' })
    await expect(error.or(list.getByRole('listitem').first()), script).toBeVisible()
    await expectContactLinks(page)
    expect(documents).toEqual(['/it/fiere', '/it/fiere'])
    await page.close()
  }
})

test('no script at all on a page in another language than the visitor’s: the page in its own language', async ({
  page,
}) => {
  await storeLanguage(page, 'it')
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/rooms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).not.toHaveAttribute('data-language')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expectContactLinks(page)
  // The Italian page reloads once, too.
  await expect(() => expectOnlyChosenDataStored(page, { stored: 'it' })).toPass()
})

/** Fails the requests for a script until the returned function is called. */
async function removeScript(page: Page, name: string) {
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.js$`)
  await page.route(pattern, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(pattern)
}

test('the script of a section that loads late: its HTML stays; a press loads the page anew, once, then shows it as without JavaScript', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: 'Singola' })
  const restore = await removeScript(page, 'rooms-showcase')
  await page.goto('/')
  const documents = countDocuments(page)

  /** Presses a tab before React has hydrated its section, so that the page records the press to repeat it later. */
  const pressTab = async () => {
    await tab.scrollIntoViewIfNeeded()
    await tab.click()
  }

  await test.step('the script is there again after the press', async () => {
    page.once('framenavigated', restore)
    await pressTab()
    await expect.poll(() => documents).toEqual(['/'])
    await waitForSectionHydration(page, tab)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the script is still missing', async () => {
    await removeScript(page, 'rooms-showcase')
    await page.goto('/')
    await pressTab()
    await expect.poll(() => documents).toEqual(['/', '/', '/'])
    await waitForHydration(page)
    await pressTab()
    const rooms = page.locator('[data-slot=ui-showcase]')
    await expect(rooms.getByRole('link', { name: 'View more Singola' })).toBeVisible()
    await expect(rooms.getByRole('link', { name: 'View more Suite' })).toBeVisible()
    await expect(tab).toBeHidden()
    expect(documents).toHaveLength(3)
    await expectContactLinks(page)
    await expectOnlyChosenDataStored(page)
    await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
    await expect(page).toHaveTitle(roomsPageTitle)
  })
})

test.describe('the data of the page', () => {
  test.use({ explainedErrors: /^Failed to load resource|\/assets\/page-\w+\.json: 404$/ })

  test('missing: the page loads anew, once, then is shown as without JavaScript', async ({ page }) => {
    const tab = page.getByRole('tab', { name: 'Singola' })
    const documents = countDocuments(page)
    await page.route('**/assets/page-*.json', (route) => route.fulfill({ status: 404 }))

    await test.step('the data is there again after the reload', async () => {
      page.once('framenavigated', () =>
        page.once('framenavigated', () => page.unroute('**/assets/page-*.json')),
      )
      await page.goto('/')
      await expect.poll(() => documents).toEqual(['/', '/'])
      await waitForSectionHydration(page, tab)
    })

    await test.step('the data is still missing', async () => {
      await page.route('**/assets/page-*.json', (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await expect.poll(() => documents).toEqual(['/', '/', '/', '/'])
      await expect(
        page.locator('[data-slot=ui-showcase]').getByRole('link', { name: 'View more Singola' }),
      ).toBeVisible()
      await expect(tab).toBeHidden()
      await expectContactLinks(page)
      await expectOnlyChosenDataStored(page)
      expect(documents).toHaveLength(4)
    })
  })
})

test.describe('parts that load on the first interaction', () => {
  // When Chromium opens a picture by its URL, it adds inline styles, which the Content-Security-Policy forbids, and
  // logs an error.
  test.use({ explainedErrors: /^Failed to load resource|dynamically imported module|^Applying inline style/ })

  test('the scripts of the overlay menu and of the lightbox: the links are in the header, the picture is its file', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await removeScript(page, 'overlay-menu-panel')
    await removeScript(page, 'lightbox')
    await page.goto('/rooms/suite')
    await page.getByRole('region', { name: 'Have a look around' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/assets\/[^/]+\.(avif|webp|jpg)$/)
    await page.goto('/rooms/suite')
    const documents = countDocuments(page)
    const menu = page.getByRole('button', { name: 'Open the menu' })
    await menu.click()
    await expect.poll(() => documents).toEqual(['/rooms/suite'])
    await waitForHydration(page)
    await menu.click()
    await expect(menu).toBeHidden()
    await expectContactLinks(page)
    await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(page).toHaveTitle(/^Ristorante Ombra/)
    expect(documents).toHaveLength(1)
  })
})

test('the scripts that the home page needs only on navigation: it loads as a document, and is there', async ({
  page,
}) => {
  for (const name of ['browser-router', 'pictures', 'hotel-json-ld', 'fairs', 'rooms-showcase'])
    await test.step(name, async () => {
      await page.goto('/rooms')
      const restore = await removeScript(page, name)
      const document = page.waitForRequest((request) => request.isNavigationRequest())
      await siteHeader(page).getByRole('link', { name: 'Casa Meridiana' }).click()
      expect(new URL((await document).url()).pathname).toBe('/')
      await expect(page.getByRole('heading', { name: languages.en.headline })).toBeVisible()
      await expectContactLinks(page)
      await restore()
    })
  await expectUsableHeaderAndFooter(page)
})

test.describe('without a stored choice about cookies', () => {
  test.use({ hasStoredDecision: false })

  test('the script of the consent dialog: no dialog, nothing is allowed or stored, and the page works', async ({
    page,
  }) => {
    await removeScript(page, 'consent-prompt')
    await page.goto('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
    await expect(page).toHaveTitle(roomsPageTitle)
    await expectUsableHeaderAndFooter(page, { consent: false })
  })
})
