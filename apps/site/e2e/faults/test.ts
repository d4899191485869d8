import { test as base, expect, type Page } from '../test'

const BOOKING = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

interface Options {
  /** Matches the console errors that the tested fault causes. */
  explainedErrors: RegExp
  consoleErrors: undefined
}

/**
 * Playwright's test function for tests that cause a fault, such as a request that fails. A test fails if its page logs an
 * error that is not expected with the fault.
 */
export const test = base.extend<Options>({
  // Messages of the three browsers and of the router about a request that failed.
  explainedErrors: [
    /^Failed to load resource|^React Router caught|(fetch|loading) dynamically imported module|^(Loading|Importing a) module/,
    { option: true },
  ],
  // Most faults concern navigations inside the application, which need hydration.
  waitsForHydration: true,
  consoleErrors: [
    async ({ page, explainedErrors }, use) => {
      const unexplained: string[] = []
      const report = (message: string) => {
        if (!explainedErrors.test(message)) unexplained.push(message)
      }
      page.on('console', (message) => message.type() === 'error' && report(message.text()))
      page.on('pageerror', (error) => report(error.message))
      await use(undefined)
      expect(unexplained).toEqual([])
    },
    { auto: true },
  ],
})

interface ExpectedState {
  /** Code of the language that the site must have stored. @default none */
  stored?: 'en' | 'it' | 'de'
  /** Accessible name of the button that opens the menu, in the language of the page. @default 'Open the menu' */
  menuButton?: string | RegExp
  /** Whether the site must have stored a consent decision. @default true */
  consent?: boolean
}

/**
 * Expects that the visitor can call, write, book, open the menu and see the languages, and that the site has stored
 * exactly what `state` says: by default a consent decision and no language. Leaves the window at 1280 × 720.
 */
export async function expectUsableHeaderAndFooter(page: Page, state: ExpectedState = {}) {
  const { menuButton = 'Open the menu' } = state
  await expectContactLinks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: menuButton }).click()
  await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary').click()
  await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectOnlyChosenDataStored(page, state)
}

/** Expects that the visitor can call, write and book. */
export async function expectContactLinks(page: Page) {
  const footer = page.getByRole('contentinfo')
  const phone = footer.getByRole('link', { name: '+39 0444 000000' })
  await expect(phone).toHaveAttribute('href', 'tel:+390444000000')
  await expect(phone).toBeVisible()
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(page.getByRole('banner').locator(`a[href="${BOOKING}"]`).first()).toBeVisible()
}

/**
 * Expects that the site has stored the consent decision and the language that `state` says, and no other data but the
 * scroll positions and the URL of a reloaded page.
 */
export async function expectOnlyChosenDataStored(page: Page, { stored, consent = true }: ExpectedState = {}) {
  const { local, session, cookies } = await page.evaluate(() => {
    const keys = (name: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.keys(window[name])
      } catch {
        return []
      }
    }
    return { local: keys('localStorage'), session: keys('sessionStorage'), cookies: document.cookie }
  })
  const answer = consent ? ['cookieConsentDate', 'cookieConsentState'] : []
  expect(local.sort()).toEqual([...answer, ...(stored ? ['lng'] : [])])
  expect(session.filter((key) => !['react-router-scroll-positions', 'reloadedFor'].includes(key))).toEqual([])
  expect(cookies).toBe('')
  if (stored) expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe(stored)
}

/** The header of the page. */
export const siteHeader = (page: Page) => page.getByRole('banner')

/** Heading of the error page. */
export const errorHeading = (page: Page, name = 'This page could not be loaded') =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

/** Stores a language before the page loads, as an earlier visit would have done. */
export const storeLanguage = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('lng', code), language)

/** Makes every access to the named kinds of storage throw, as in a browser that forbids storage. */
export const forbidStorage = (page: Page, ...names: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((forbidden) => {
    for (const name of forbidden)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  }, names)

/** Goes to a path inside the application, without a request for its HTML. */
export const navigateClientSide = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

export { expect, type Page, waitForHydration, waitForSectionHydration } from '../test'
