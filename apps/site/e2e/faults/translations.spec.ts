import { findAccessibilityViolations } from '../accessibility-violations'
import { languages } from '../pages'
import { errorHeading, expect, expectFrame, header, storeLanguage, test } from './test'

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
    await expectFrame(page, { menu: 'Apri il menu' })
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

for (const file of ['common', 'home', 'journal', 'map', 'rooms'])
  test(`the translation file ${file}.json of the stored language missing from the start: the page in its own`, async ({
    page,
  }) => {
    await storeLanguage(page, 'it')
    await page.route(`**/locales/it/${file}.json`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: languages.en.headline })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectFrame(page, { stored: 'it' })
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
  await expect(page.getByRole('contentinfo')).toContainText('Share capital')
  await expect(page.getByRole('main')).not.toContainText('about.')
  await expectFrame(page, { stored: 'it', menu: 'Apri il menu' })
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
  await expectFrame(page, { stored: 'it', menu: 'Apri il menu' })
})
