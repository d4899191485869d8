import {
  expect,
  markDocument,
  type Page,
  siteHeader,
  test,
  waitForHydration,
  waitForSectionHydration,
} from './test'

test.use({ viewport: { width: 390, height: 844 }, waitsForHydration: true })

const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name })
const gallery = (page: Page) => page.getByRole('region', { name: 'Have a look around' })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a page from a file, so that Back has an address to lead to. */
async function visit(page: Page, path: string) {
  await page.goto('/robots.txt')
  await page.goto(path)
}

/** Collects the requests for the data of pages, which the router loads when it navigates. A prefetch is no `fetch`. */
function collectDataRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && /\.data\b/.test(request.url())) requests.push(request.url())
  })
  return requests
}

async function openLightbox(page: Page) {
  const picture = gallery(page).getByRole('link').first()
  await waitForSectionHydration(page, picture)
  await picture.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/rooms/suite#photo-1')
  return picture
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(dialog(page, 'Menu')).toBeVisible()
}

test('Back closes the lightbox and keeps the room at its place; after it was closed by its button, one Back leaves', async ({
  page,
}) => {
  await visit(page, '/rooms/suite')
  const requests = collectDataRequests(page)
  const isSameDocument = await markDocument(page)
  const picture = await openLightbox(page)
  const place = await scrollY(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/rooms/suite')
  await expect(picture).toBeFocused()
  expect(await scrollY(page)).toBe(place)
  expect(await isSameDocument()).toBe(true)
  await openLightbox(page)
  await dialog(page).getByRole('button', { name: 'Close the pictures' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(requests).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('the address of a picture opens it; Back stays on the page, and the second Back leaves', async ({
  page,
}) => {
  await visit(page, '/rooms/suite#photo-3')
  await expect(dialog(page)).toHaveAccessibleDescription(/3 of 9/)
  const requests = collectDataRequests(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/rooms/suite#photo-4')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/rooms/suite')
  await expect(gallery(page).getByRole('link').nth(2)).toBeFocused()
  expect(requests).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('Back closes the menu; the second Back leaves', async ({ page }) => {
  await visit(page, '/restaurant')
  const requests = collectDataRequests(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await openMenu(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/restaurant')
  expect(await scrollY(page)).toBe(500)
  expect(requests).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('one Back leads from the page of a link of the menu to the page before, and one more leaves that', async ({
  page,
}) => {
  await visit(page, '/restaurant')
  await openMenu(page)
  await dialog(page).getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/restaurant')
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('one Back leaves after the language was chosen in the menu', async ({ page }) => {
  await page.goto('/faq')
  await page.goto('/restaurant')
  await openMenu(page)
  await dialog(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/restaurant')
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  // The address of the chosen language replaces that of the page before.
  await expect(page).toHaveURL('/de/faq')
})

test('a page that was loaded again with an open menu uses the entry that is left', async ({ page }) => {
  await visit(page, '/restaurant')
  await openMenu(page)
  await page.reload()
  await waitForHydration(page)
  await expect(dialog(page)).toBeHidden()
  await openMenu(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/restaurant')
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('Back leaves the page with open preferences, which close', async ({ page }) => {
    await visit(page, '/faq')
    await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(page).toHaveURL('/restaurant')
    const trigger = page.getByRole('button', { name: 'Cookie preferences' })
    await waitForSectionHydration(page, trigger)
    await trigger.click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })
})

test.describe('before a decision', () => {
  test.use({ hasStoredDecision: false })

  test('Back leads from the preferences to the page before', async ({ page }) => {
    await visit(page, '/restaurant')
    await dialog(page).getByRole('button', { name: 'Settings' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Save selection' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })

  test('one Back leads from a policy, opened in the preferences, to the page before', async ({ page }) => {
    await visit(page, '/restaurant')
    await dialog(page).getByRole('button', { name: 'Settings' }).click()
    await dialog(page).getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/restaurant')
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })
})
