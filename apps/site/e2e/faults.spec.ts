import { findAccessibilityViolations } from './accessibility-violations'
import { languages } from './pages'
import { expect, type Page, test } from './test'

const BOOKING = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

/** Console messages of the network and of the router about the failure that a test causes. */
const EXPECTED = [
  /^Failed to load resource/,
  /^React Router caught the following error during render/,
  /^Failed to fetch dynamically imported module/,
]

// The failures are those of navigations inside the application.
test.use({ waitsForHydration: true })

let unexplained: string[] = []

test.beforeEach(({ page }) => {
  unexplained = []
  const report = (message: string) => {
    if (!EXPECTED.some((pattern) => pattern.test(message))) unexplained.push(message)
  }
  page.on('console', (message) => message.type() === 'error' && report(message.text()))
  page.on('pageerror', (error) => report(error.message))
})

/** The frame works, the visitor can call, write and book, and nothing is stored that was not chosen. */
async function expectFrame(page: Page, { stored = null as string | null, phone = 'Open the menu' } = {}) {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+39 0444 000000' })).toHaveAttribute(
    'href',
    'tel:+390444000000',
  )
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(page.getByRole('banner').locator(`a[href="${BOOKING}"]`).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: phone }).click()
  await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  await footer.locator('summary').click()
  await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe(stored)
  expect(unexplained).toEqual([])
}

const errorHeading = (page: Page, name = 'This page could not be loaded') =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

const header = (page: Page) => page.getByRole('banner')

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
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/rooms')
  await expect(page).toHaveTitle('This page could not be loaded · Casa Meridiana')
  expect(documents).toEqual(['/rooms'])
  await expectFrame(page)
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
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(page).toHaveTitle(/^Nine kinds of room/)
  await expect(errorHeading(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloadedFor'))).toBeNull()
  await expectFrame(page)
})

test('the script of the page is missing from the start: the page reloads once, then shows the error page', async ({
  page,
}) => {
  await page.route(ROOMS_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.goto('/it/rooms')
  await expect(errorHeading(page, 'Non è stato possibile caricare la pagina')).toBeVisible()
  expect(documents).toEqual(['/it/rooms', '/it/rooms'])
  await expectFrame(page, { phone: 'Apri il menu' })
})

test('a missing script without session storage: the error page, and no reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.route(ROOMS_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  expect(documents).toEqual([])
})

test('without network a navigation shows the error page, and “Try again” loads the page later', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is still no connection.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/^Nine kinds of room/)
  await expect(errorHeading(page)).toBeHidden()
})

test('a loader that throws: the error page in the visitor’s language, with focus, phone and chat', async ({
  page,
}) => {
  await page.goto('/de/')
  await page.route(/\/assets\/restaurant-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => null; export const load = () => { throw new Error("broken") }',
    }),
  )
  await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(errorHeading(page, 'Die Seite konnte nicht geladen werden')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+39 0444 000000' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de/')
  await expect(header(page)).toHaveAttribute('data-state', 'solid')
  // The page has a hero, under which the header has no height of its own.
  const heading = await errorHeading(page, 'Die Seite konnte nicht geladen werden').boundingBox()
  const bar = await header(page).boundingBox()
  expect((heading?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThan(80)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expectFrame(page, { phone: 'Menü öffnen' })
  await main.getByRole('link', { name: 'Startseite' }).click()
  await expect(page.getByRole('heading', { name: languages.de.headline })).toBeVisible()
})

test('a page that throws while it renders: the error page', async ({ page }) => {
  await page.goto('/')
  // A translation of another type than the page expects.
  await page.route('**/locales/en/restaurant.json', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, kitchen: { ...json.kitchen, paragraphs: { one: 'text' } } } })
  })
  await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(errorHeading(page)).toBeVisible()
  unexplained = unexplained.filter((message) => !message.includes('map is not a function'))
  await expectFrame(page)
})

for (const [what, answer] of [
  ['answers 404', { status: 404 }],
  ['is no JSON', { body: '<!doctype html>' }],
] as const) {
  test(`a translation file that ${what} on navigation: the error page, and the next navigation asks again`, async ({
    page,
  }) => {
    await page.goto('/it/')
    await page.route('**/locales/it/restaurant.json', (route) => route.fulfill(answer))
    await header(page).getByRole('link', { name: 'Ristorante', exact: true }).click()
    await expect(errorHeading(page, 'Non è stato possibile caricare la pagina')).toBeVisible()
    await expectFrame(page, { phone: 'Apri il menu' })
    await page.unroute('**/locales/it/restaurant.json')
    await header(page).getByRole('link', { name: 'Casa Meridiana' }).click()
    await header(page).getByRole('link', { name: 'Ristorante', exact: true }).click()
    await expect(errorHeading(page, 'Non è stato possibile caricare la pagina')).toBeHidden()
    await expect(page.getByRole('main')).toContainText('bigoli')
  })
}

for (const [what, files] of [
  ['translation files', '**/locales/de/*.json'],
  ['one translation file', '**/locales/de/rooms.json'],
  ['the widgets’ messages', /\/assets\/de-[^/]*\.js$/],
] as const) {
  test(`choosing a language of which ${what} cannot be had: the page stays as it is and says so`, async ({
    page,
  }) => {
    await page.goto('/rooms')
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await header(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByRole('status').getByText('Deutsch could not be loaded.')).toBeVisible()
    await expect(page).toHaveURL('/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(/^Nine kinds of room/)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expectFrame(page)
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(page.getByText('Deutsch could not be loaded.')).toBeHidden()
    await page.unroute(files)
    await header(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/rooms')
    await expect(page.getByText('Deutsch could not be loaded.')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
  })
}

test('a translation file of the stored language that is missing from the start: the page in its own', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lng', 'it'))
  await page.route('**/locales/it/rooms.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: languages.en.headline })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectFrame(page, { stored: 'it' })
})

test('translations without some of their keys: the English texts, and no error', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lng', 'it'))
  await page.route('**/locales/it/*.json', async (route) => {
    const json = await (await route.fetch()).json()
    if (json.footer) delete json.footer.registers
    if (json.about) delete json.about.paragraphs
    if (json.about) delete json.about.title
    await route.fulfill({ json })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Share capital')
  await expect(page.getByRole('main')).not.toContainText('about.')
  await expectFrame(page, { stored: 'it', phone: 'Apri il menu' })
})

test('keys that no language has: the keys, and no error', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lng', 'it'))
  await page.route('**/locales/{it,en}/*.json', async (route) => {
    const json = await (await route.fetch()).json()
    if (json.footer) delete json.footer.registers
    if (json.about) delete json.about.paragraphs
    await route.fulfill({ json })
  })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('footer.registers')
  await expect(page.getByRole('main')).toContainText('about.paragraphs')
  await expectFrame(page, { stored: 'it', phone: 'Apri il menu' })
})

test('storage that throws: every page and every language can be reached', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(/^Nine kinds of room/)
  await header(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  expect(unexplained).toEqual([])
})

test('storage that is full: every page and every language can be reached', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(/^Nine kinds of room/)
  await header(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expectFrame(page, { phone: 'Apri il menu' })
})

for (const [what, answer] of [
  ['is aborted', 'abort'],
  ['is truncated', { contentType: 'application/json', body: '[{"id":"a","title":"Vicenza' }],
  ['answers 500', { status: 500 }],
] as const) {
  test(`/fiere.json that ${what}: the page says so and links to the calendar`, async ({ page }) => {
    await page.route('**/fiere.json', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await page.goto('/fiere')
    await expect(page.getByRole('link', { name: 'Open the official calendar' })).toBeVisible()
    await expectFrame(page)
  })
}
