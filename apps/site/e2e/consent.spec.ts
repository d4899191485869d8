import { consentHeadScript } from '@meridiana/consent/head-script'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { expect, type Page, test, waitForSectionHydration } from './test'

test.use({ hasStoredDecision: false })

const dialog = (page: Page) => page.getByRole('dialog')
const map = (page: Page) => page.getByRole('group', { name: 'Google Maps' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsentState') ?? 'null'))

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

test('the dialog blocks the page and its scrolling until a choice, and does not open again', async ({
  page,
}) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page)).toEqual({ necessary: true, preferences: true, analytics: true, marketing: true })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toBeHidden()
})

test('after marketing consent the map loads with address, zoom 13 and embed output; withdrawal removes it', async ({
  page,
}) => {
  const requests = await recordThirdPartyRequests(page)
  await page.goto('/')
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
  await expect(map(page).locator('iframe')).toHaveCount(0)
  await expect(map(page).getByRole('link', { name: 'Open in Google Maps' })).toBeVisible()

  await map(page).getByRole('button').click()
  await expect(map(page).locator('iframe')).toBeVisible()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  const url = new URL(requests[0] ?? '')
  expect(url.origin).toBe('https://www.google.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'Casa Meridiana, Via della Meridiana 12, 36057 Arcugnano (VI)',
    z: '13',
    output: 'embed',
  })
  expect(await stored(page)).toEqual({
    necessary: true,
    preferences: false,
    analytics: false,
    marketing: true,
  })

  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  // A key and not the mouse: directly after the scroll, Chromium could send a press to the frame of the map, which was
  // at that place before.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(map(page).locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

test('the map’s button adds marketing to the categories that were allowed', async ({ page }) => {
  await recordThirdPartyRequests(page)
  await page.goto('/')
  await dialog(page).getByRole('button', { name: 'Settings' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await dialog(page).getByRole('button', { name: 'Save selection' }).click()
  await map(page).getByRole('button').click()
  await expect(map(page).locator('iframe')).toBeVisible()
  expect(await stored(page)).toEqual({
    necessary: true,
    preferences: false,
    analytics: true,
    marketing: true,
  })
})

for (const path of ['/privacy-policy', '/it/cookie-policy', '/de/accessibility'])
  test(`on ${path} the question waits at the foot: the page scrolls, and the next page asks`, async ({
    page,
  }) => {
    await page.goto(path)
    const reminder = page.locator('[data-slot=consent-reminder]')
    await expect(reminder).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(reminder).toBeInViewport()
    expect(await stored(page)).toBeNull()
    await page.getByRole('banner').locator('a[href$="/rooms"]').first().click()
    await expect(dialog(page)).toBeVisible()
  })

/** Events after which the map reads the stored consent again. */
const events = {
  'on the consent event': (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new CustomEvent('consentUpdated'))
    }),
  'on a change of the storage': (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentState' }))
    }),
  'when the tab becomes visible': (page: Page) =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }),
}

for (const [when, dispatch] of Object.entries(events)) {
  test(`the map reads the consent again ${when}`, async ({ page }) => {
    await recordThirdPartyRequests(page)
    await page.goto('/')
    await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
    await waitForSectionHydration(page, map(page))
    await expect(map(page).getByRole('button')).toBeVisible()
    await page.evaluate((state) => localStorage.setItem('cookieConsentState', state), all)
    await expect(map(page).locator('iframe')).toHaveCount(0)
    await dispatch(page)
    await expect(map(page).locator('iframe')).toBeVisible()
  })
}

test('the footer opens the dialog with the stored preferences', async ({ page }) => {
  await page.goto('/')
  await dialog(page).getByRole('button', { name: 'Settings' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await dialog(page).getByRole('button', { name: 'Save selection' }).click()
  expect(await stored(page)).toEqual({
    necessary: true,
    preferences: false,
    analytics: true,
    marketing: false,
  })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Necessary' })).toBeDisabled()
  await expect(dialog(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
})

test('the data layer has the denied default before any other script, and an update after every save', async ({
  page,
}) => {
  await page.goto('/')
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
  const html = await (await page.request.get('/')).text()
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

/** Stores values in the browser before the page loads, as an earlier visit would have done. */
const storeBeforeLoad = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('valuesStored')) return
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    sessionStorage.setItem('valuesStored', 'yes')
  }, entries)

const all = '{"necessary":true,"preferences":true,"analytics":true,"marketing":true}'
const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 24 * 60 * 60 * 1000).toISOString()

for (const [what, state, date] of [
  ['cannot be read', '{not json', new Date().toISOString()],
  ['is older than a year', all, yearsAgo(1)],
] as const) {
  test(`a stored choice that ${what} is ignored: the dialog opens, and only necessary is allowed`, async ({
    page,
  }) => {
    await storeBeforeLoad(page, { cookieConsentState: state, cookieConsentDate: date })
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    await expect(map(page).locator('iframe')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Settings' }).click()
    for (const name of ['Preferences', 'Analytics', 'Marketing'])
      await expect(dialog(page).getByRole('checkbox', { name })).not.toBeChecked()
  })
}

test('rejecting all deletes cookies, all stored values but the choice, and links to font providers', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: '_ga', value: 'GA1.1', url: baseURL ?? '' }])
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('lng', 'en')
    localStorage.setItem('other', '1')
    sessionStorage.setItem('other', '1')
    const link = document.createElement('link')
    link.href = 'https://fonts.googleapis.com/'
    link.rel = 'author'
    document.head.append(link)
  })
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  expect(
    await page.evaluate(() => ({
      kept: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).filter((key) => key === 'other'),
      fonts: document.querySelectorAll('link[href*="fonts.g"]').length,
    })),
  ).toEqual({ kept: ['cookieConsentDate', 'cookieConsentState'], session: [], fonts: 0 })
})

test('every save dispatches two events in order', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    for (const name of ['consentUpdated', 'cookieConsentChanged'])
      window.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]))
  })
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  const detail = { necessary: true, preferences: true, analytics: true, marketing: true }
  expect(await page.evaluate(() => (window as unknown as { told: unknown }).told)).toEqual([
    ['consentUpdated', detail],
    ['cookieConsentChanged', detail],
  ])
})

test('another open tab applies a decision at once', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/de/')
  await expect(dialog(other)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).click()
  await expect(dialog(other)).toBeHidden()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds no violation in either mode of the dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/de/', { waitUntil: 'networkidle' })
    await expect(dialog(page)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Einstellungen' }).click()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
}

test('the dialog is usable by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeFocused()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await dialog(page).getByRole('button', { name: 'Reject all', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
})
