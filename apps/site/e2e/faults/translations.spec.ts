import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { findAccessibilityViolations } from '../../../../scripts/accessibility-violations'
import { languages } from '../pages'
import { roomsPageTitle } from '../rooms'
import {
  errorHeading,
  expect,
  expectContactLinks,
  expectUsableHeaderAndFooter,
  navigateClientSide,
  siteHeader,
  storeLanguage,
  test,
} from './test'

for (const [what, answer] of [
  ['answers 404', { status: 404 }],
  ['is no JSON', { body: '<!doctype html>' }],
] as const) {
  test(`a translation file that ${what} on navigation: the error page, and the next navigation asks again`, async ({
    page,
  }) => {
    await page.goto('/it/')
    await page.route('**/locales/it/restaurant.json', (route) => route.fulfill(answer))
    await siteHeader(page).getByRole('link', { name: 'Ristorante', exact: true }).click()
    await expect(errorHeading(page, 'Non è stato possibile caricare la pagina')).toBeVisible()
    await expectUsableHeaderAndFooter(page, { menuButton: 'Apri il menu' })
    await page.unroute('**/locales/it/restaurant.json')
    await siteHeader(page).getByRole('link', { name: 'Casa Meridiana' }).click()
    await siteHeader(page).getByRole('link', { name: 'Ristorante', exact: true }).click()
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
    await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByRole('status').getByText('Deutsch could not be loaded.')).toBeVisible()
    await expect(page).toHaveURL('/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(roomsPageTitle)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await expectUsableHeaderAndFooter(page)
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(page.getByText('Deutsch could not be loaded.')).toBeHidden()
    await page.unroute(files)
    await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/rooms')
    await expect(page.getByText('Deutsch could not be loaded.')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
  })
}

const files = readdirSync(new URL('../../public/locales/de', import.meta.url)).map((file) => parse(file).name)

/** Returns the path of a page that needs a translation file, without a language prefix. */
const pathOf = (file: string) =>
  ({
    home: '/',
    common: '/accessibility',
    journal: '/vicenza',
    room: '/rooms/suite',
    posts: '/vicenza/hills',
    fairs: '/fiere',
    privacy: '/privacy-policy',
    cookies: '/cookie-policy',
  })[file] ?? `/${file}`

test('any translation file of the stored language missing from the start: the page in its own language', async ({
  page,
}) => {
  // Opens a page for each file, which takes longer than the usual time limit if `E2E_START_DELAY` delays each start.
  test.slow()
  await storeLanguage(page, 'it')
  await page.route(/\.(avif|webp|woff2)$/, (route) => route.abort())
  for (const file of files) {
    await page.route(`**/locales/it/${file}.json`, (route) => route.fulfill({ status: 404 }))
    await page.goto(pathOf(file), { waitUntil: 'commit' })
    await expect(page.locator('html'), file).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), file).toBeVisible()
    await expectContactLinks(page)
    await page.unroute(`**/locales/it/${file}.json`)
  }
  await expectUsableHeaderAndFooter(page, { stored: 'it' })
})

test('any translation file missing on navigation: the error page, then the page when the file is there again', async ({
  page,
}) => {
  const titles = {
    de: 'Die Seite konnte nicht geladen werden',
    it: 'Non è stato possibile caricare la pagina',
  }
  const goTo = async (path: string, file: string, expected: keyof typeof titles) => {
    await page.route(`**/locales/*/${file}.json`, (route) => route.fulfill({ status: 404 }))
    await navigateClientSide(page, path)
    await expect(errorHeading(page, titles[expected]), file).toBeVisible()
    await expectContactLinks(page)
    await page.unroute(`**/locales/*/${file}.json`)
  }
  await page.goto('/de/faq')
  // The texts of the error page are in `common.json`: if it is missing, they stay in the language of the previous page.
  await goTo('/it/accessibility', 'common', 'de')
  // The pages of the first round load these files, so they cannot be missing later in the same language. A second round
  // tests them in another language.
  const others = ['journal', 'rooms', 'room', 'posts', 'faq']
  // Only the service worker opens the offline page, so `offline` is left out.
  const first = files.filter((file) => ![...others, 'common', 'offline'].includes(file))
  for (const [language, start, names] of [
    ['de', '/de/faq', first],
    ['it', '/it/accessibility', others],
  ] as const) {
    await page.goto(start)
    for (const file of names) {
      const path = `/${language}${pathOf(file)}`
      await goTo(path, file, language)
      await navigateClientSide(page, path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), file).not.toHaveText(
        titles[language],
      )
    }
  }
  await expectUsableHeaderAndFooter(page, { menuButton: 'Apri il menu' })
})

test('translations without some of their keys: the English texts, and no error', async ({ page }) => {
  await storeLanguage(page, 'it')
  await page.route('**/locales/it/*.json', async (route) => {
    const json = await (await route.fetch()).json()
    if (json.footer) delete json.footer.registers
    if (json.about) delete json.about.paragraphs
    if (json.about) delete json.about.title
    await route.fulfill({ json })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('VAT IT00000000000')
  await expect(page.getByRole('main')).not.toContainText('about.')
  await expectUsableHeaderAndFooter(page, { stored: 'it', menuButton: 'Apri il menu' })
})

test('keys that no language has: the keys, and no error', async ({ page }) => {
  await storeLanguage(page, 'it')
  await page.route('**/locales/{it,en}/*.json', async (route) => {
    const json = await (await route.fetch()).json()
    if (json.footer) delete json.footer.registers
    if (json.about) delete json.about.paragraphs
    await route.fulfill({ json })
  })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('footer.registers')
  await expect(page.getByRole('main')).toContainText('about.paragraphs')
  await expectUsableHeaderAndFooter(page, { stored: 'it', menuButton: 'Apri il menu' })
})
