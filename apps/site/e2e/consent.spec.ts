import { consentHeadScript } from '@meridiana/consent/head-script'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { expect, headerLink, markDocument, type Page, siteHeader, test, waitForHydration } from './test'

test.use({ hasStoredDecision: false })

const dialog = (page: Page) => page.getByRole('dialog')
const map = (page: Page) => page.getByRole('group', { name: 'Google Maps' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsentState') ?? 'null'))

/** A decision that allows the necessary cookies and the given categories. */
const decision = (...allowed: ('preferences' | 'analytics' | 'marketing')[]) => ({
  necessary: true,
  preferences: allowed.includes('preferences'),
  analytics: allowed.includes('analytics'),
  marketing: allowed.includes('marketing'),
})

/** Records requests to other hosts. Answers them with an empty page instead of sending them. */
async function recordThirdPartyRequests(page: Page) {
  const requests: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' })
    },
  )
  return requests
}

test('the map loads after marketing consent only, beside what was allowed before; withdrawal removes it', async ({
  page,
  baseURL,
}) => {
  const requests = await recordThirdPartyRequests(page)
  await page.goto('/getting-here')
  await dialog(page).getByRole('button', { name: 'Settings' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await dialog(page).getByRole('button', { name: 'Save selection' }).click()
  expect(await stored(page)).toEqual(decision('analytics'))
  await expect(map(page).getByRole('link', { name: 'Open in Google Maps' })).toBeVisible()
  await expect(map(page).locator('iframe')).toHaveCount(0)
  expect(requests).toEqual([])

  const frame = page.waitForRequest('https://www.google.com/**')
  await map(page).getByRole('button').click()
  await expect(map(page).locator('iframe')).toBeVisible()
  // The map service learns on which site its map is, but not on which page.
  expect((await (await frame).allHeaders()).referer).toBe(`${baseURL}/`)
  expect(await stored(page)).toEqual(decision('analytics', 'marketing'))
  await expect.poll(() => requests).toHaveLength(1)
  const url = new URL(requests[0] ?? '')
  expect(url.origin).toBe('https://www.google.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'Casa Meridiana, Via della Meridiana 12, 36057 Arcugnano (VI)',
    z: '13',
    output: 'embed',
  })

  const isSameDocument = await markDocument(page)
  // A key and not the mouse: directly after the scroll, Chromium could send a press to the frame of the map, which was
  // at that place before.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(map(page).locator('iframe')).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})

test('on the pages about data and access the question waits at the foot, and the next page asks', async ({
  page,
}) => {
  const reminder = page.locator('[data-slot=consent-reminder]')
  for (const path of ['/privacy-policy', '/it/cookie-policy', '/de/accessibility']) {
    await page.goto(path)
    await expect(reminder).toBeInViewport()
    await expect(dialog(page)).toBeHidden()
  }
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(reminder).toBeInViewport()
  expect(await stored(page)).toBeNull()
  await siteHeader(page).locator('a[href$="/rooms"]').first().click()
  await expect(dialog(page)).toBeVisible()
})

test('the question comes again when another tab removes the decision', async ({ page, context }) => {
  await page.goto('/restaurant')
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
  await page.reload()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.clear())
  await expect(dialog(page)).toBeVisible()
})

test('a content blocker that hides every dialog: the page scrolls, its links work, nothing is stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('dialog { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.goto('/faq')
  await expect(page.locator('[data-slot=consent-dialog]')).toHaveCount(1)
  const scroll = async () => {
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }
  await scroll()
  await headerLink(page, 'Restaurant').click()
  await expect(page).toHaveURL('/restaurant')
  await expect(page.getByRole('main')).toBeFocused()
  await scroll()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const layer = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => entry[1]),
  )
  expect(layer).toEqual(['default'])
})

test('the data layer has the denied default before any other script, and an update after every save', async ({
  page,
}) => {
  await page.goto('/faq')
  const layer = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => [...entry]),
    )
  const denied = {
    functionality_storage: 'denied',
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect((await layer())[0]).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
  const html = await (await page.request.get('/faq')).text()
  expect(html.indexOf(consentHeadScript)).toBe(html.indexOf('>', html.indexOf('<script')) + 1)

  await dialog(page).getByRole('button', { name: 'Settings' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Marketing' }).check()
  await dialog(page).getByRole('button', { name: 'Save selection' }).click()
  expect((await layer()).at(-1)).toEqual([
    'consent',
    'update',
    { ...denied, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ])
})

test('axe finds no violation in either mode of the dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/faq')
  await expect(dialog(page)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 860 })
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
  await dialog(page).getByRole('button', { name: 'Einstellungen' }).click()
  expect(await findAccessibilityViolations(page)).toEqual([])
})
