import { expect, type Page, test, waitForHydration, waitForSectionHydration } from './test'

test.use({ viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')
const trigger = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a page from a file, so that Back has an address to lead to. */
async function visit(page: Page, path: string) {
  await page.goto('/robots.txt')
  await page.goto(path)
  await waitForHydration(page)
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

test('Back closes the lightbox and keeps the place, without a connection; Forward opens it', async ({
  page,
}) => {
  await visit(page, '/rooms/suite?q=1')
  const picture = page.getByRole('region', { name: 'Have a look around' }).getByRole('link').first()
  await waitForSectionHydration(page, picture)
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
  await goBack(page, '/robots.txt')
})

test('the address of a picture opens it; to close it leads nobody off the page', async ({ page }) => {
  await visit(page, '/rooms/suite#photo-3')
  await expect(dialog(page)).toHaveAccessibleDescription(/3 of 9/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/rooms/suite')
  await expect(dialog(page)).toBeHidden()
  await goBack(page, '/robots.txt')
})

test('Back closes the menu, also after a reload, and keeps the place; the second Back leaves', async ({
  page,
}) => {
  await visit(page, '/faq#booking')
  await page.evaluate(() => window.scrollTo(0, 500))
  await openMenu(page)
  await page.reload()
  await waitForHydration(page)
  await expect(dialog(page)).toBeVisible()
  await goBack(page, '/faq#booking')
  await expect(trigger(page)).toBeFocused()
  expect(await place(page)).toBe(500)
  await goBack(page, '/robots.txt')
})

test('a link of the menu has the focus on its page, and replaces the menu', async ({ page }) => {
  await visit(page, '/restaurant')
  await openMenu(page)
  await dialog(page).getByRole('link', { name: 'Rooms' }).press('Enter')
  await expect(page).toHaveURL('/rooms')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await goBack(page, '/restaurant')
  await openMenu(page)
  await dialog(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/restaurant')
  await goBack(page, '/robots.txt')
})

test('the menu closes where the browser has lost the entry before it', async ({ page }) => {
  await visit(page, '/restaurant')
  await page.evaluate(() => {
    history.go = () => {}
  })
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/restaurant')
  await expect(dialog(page)).toBeHidden()
  await openMenu(page)
})

test('a page that the browser brings back from the way to another document closes its menu', async ({
  page,
}) => {
  await visit(page, '/restaurant')
  await openMenu(page)
  await page.evaluate(() => {
    document.documentElement.dataset.nextPage = 'waiting'
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test.describe('before a decision', () => {
  test.use({ hasStoredDecision: false })

  test('Back leads from the preferences of the consent dialog to the page before', async ({ page }) => {
    await visit(page, '/restaurant')
    await dialog(page).getByRole('button', { name: 'Settings' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Save selection' })).toBeVisible()
    await goBack(page, '/robots.txt')
  })
})
