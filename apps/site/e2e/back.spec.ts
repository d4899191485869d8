import {
  expect,
  holdRequests,
  type Page,
  removeFiles,
  test,
  visit,
  waitForHydration,
  waitForSectionHydration,
} from './test'

test.use({ viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')
const trigger = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a page from a file, so that Back has an address to lead to. */
async function arrive(page: Page, path: string) {
  await page.goto('/robots.txt')
  await visit(page, path)
}

async function goBack(page: Page, address: string) {
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(dialog(page)).toBeHidden()
}

async function openMenu(page: Page) {
  await trigger(page).click()
  await expect(page).toHaveURL(/#menu$/)
  await expect(dialog(page)).toBeVisible()
}

test('Back closes the lightbox at its place, without a connection; Forward opens it', async ({ page }) => {
  await arrive(page, '/rooms/suite?q=1')
  const picture = page.locator('[data-slot=ui-gallery] a').first()
  await picture.click()
  await expect(dialog(page)).toBeVisible()
  const before = await place(page)
  await page.route('**/*.data*', (route) => route.abort())
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/rooms/suite?q=1#photo-2')
  await goBack(page, '/rooms/suite?q=1')
  await expect(picture).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toHaveAccessibleDescription(/2 of 9/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/rooms/suite?q=1')
  expect(await place(page)).toBe(before)
  // Where the page was opened with a picture, to close it leads nobody off the page.
  await arrive(page, '/rooms/suite#photo-3')
  await expect(dialog(page)).toHaveAccessibleDescription(/3 of 9/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/rooms/suite')
  await goBack(page, '/robots.txt')
})

test('Back closes the menu at its place, also after a reload; its links take its entry', async ({ page }) => {
  await arrive(page, '/faq#booking')
  await page.evaluate(() => window.scrollTo(0, 500))
  await openMenu(page)
  await page.reload()
  await waitForHydration(page)
  await expect(dialog(page)).toBeVisible()
  await goBack(page, '/faq#booking')
  await expect(trigger(page)).toBeFocused()
  expect(await place(page)).toBe(500)
  await openMenu(page)
  const release = await holdRequests(page, '**/rooms.data*')
  await dialog(page).getByRole('link', { name: 'Rooms' }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()
  release()
  await expect(page).toHaveURL('/rooms')
  await expect(page.getByRole('main')).toBeFocused()
  await goBack(page, '/faq#booking')
  await openMenu(page)
  await dialog(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/faq#booking')
  await goBack(page, '/robots.txt')
})

test('a language that arrives while a picture or the menu is open is that of the page below', async ({
  page,
}) => {
  for (const [file, open] of [
    ['rooms', () => page.locator('[data-slot=ui-gallery] a').first().click()],
    ['common', () => openMenu(page)],
  ] as const) {
    await arrive(page, '/rooms/suite')
    const files = `**/locales/it/${file}.json`
    const release = await holdRequests(page, files)
    const texts = page.waitForResponse(files)
    await openMenu(page)
    await dialog(page).getByRole('link', { name: 'Italiano' }).click()
    await expect(dialog(page)).toBeHidden()
    await open()
    await expect(dialog(page)).toBeVisible()
    release()
    await (await texts).finished()
    // The page has read that answer before this one.
    await page.evaluate(() => fetch('/favicon.svg').then((other) => other.text()))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/it/rooms/suite')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await goBack(page, '/robots.txt')
    await page.evaluate(() => localStorage.removeItem('lng'))
  }
})

test.describe('a link of the menu that cannot be had', () => {
  test.use({ explainedErrors: /^Failed to load resource|dynamically imported/ })

  test('leaves the address of the page: a language can be chosen, Back leads to the page before', async ({
    page,
  }) => {
    await arrive(page, '/faq')
    await openMenu(page)
    await removeFiles(page, /restaurant/)
    await dialog(page).getByRole('link', { name: 'Restaurant' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Perhaps' })).toBeVisible()
    await expect(page).toHaveURL('/faq')
    const languages = page.getByRole('contentinfo').locator('summary')
    await waitForSectionHydration(page, languages)
    await languages.click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/faq')
    await expect(dialog(page)).toBeHidden()
    await goBack(page, '/robots.txt')
  })
})

test('Back leads from the preferences of the consent dialog to the page before', async ({ page }) => {
  await arrive(page, '/restaurant')
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save selection' })).toBeVisible()
  await goBack(page, '/robots.txt')
})
