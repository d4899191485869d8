import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** Delay of the application's start in ms. With 3000, every journey acts on pages that React has not hydrated yet. */
const delay = Number(process.env.E2E_START_DELAY ?? 0)

/** Whether a console message says that the page uses a preloaded file late, which `E2E_START_DELAY` causes. */
export const isCausedByDelay = (message: string) =>
  delay > 0 && message.includes('was preloaded using link preload but not used')

/** Waits until React has hydrated the page: until then its links load pages from the server. */
export const waitForHydration = (page: Page) => expect(page.locator('#root[data-hydration]')).toHaveCount(0)

/** Scrolls to an element, and waits until React has hydrated its section. */
export async function waitForSectionHydration(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-hydration]').filter({ has: element })).toHaveCount(0)
}

/** A stored decision that allows only necessary cookies, or also the category `preferences`. */
const createStoredDecision = (preferences: boolean) => ({
  cookieConsentState: JSON.stringify({ necessary: true, preferences, analytics: false, marketing: false }),
  cookieConsentDate: new Date().toISOString(),
})

/** Playwright's `test` with options for the stored consent and the start of the application. */
export const test = base.extend<{
  hasStoredDecision: boolean
  allowsPreferences: boolean
  waitsForHydration: boolean
  delayedStart: undefined
}>({
  /** Whether the browser has a stored decision that rejects all cookies, so that the consent dialog does not open. */
  hasStoredDecision: [true, { option: true }],
  /** Whether the stored decision allows the category `preferences`, with which the site keeps offline copies. */
  allowsPreferences: [false, { option: true }],
  /** Whether `page.goto` waits until React has hydrated the page, for tests of navigations inside the application. */
  waitsForHydration: [false, { option: true }],
  delayedStart: [
    async ({ context }, use) => {
      if (delay > 0)
        await context.route('**/assets/entry.client-*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay))
          await route.continue().catch(() => {})
        })
      await use(undefined)
    },
    { auto: true },
  ],
  context: async ({ context, hasStoredDecision, allowsPreferences, baseURL }, use) => {
    // Stores the decision by a script in the page: Playwright's `storageState` would open a page of its own, which
    // takes 0.2 seconds for each test.
    if (hasStoredDecision)
      await context.addInitScript(
        ([origin, entries]) => {
          // Assigns the entries, because some tests replace `setItem`.
          if (location.origin === origin && !('cookieConsentState' in localStorage))
            Object.assign(localStorage, entries)
        },
        [new URL(baseURL ?? '').origin, createStoredDecision(allowsPreferences)] as const,
      )
    await use(context)
  },
  page: async ({ page, waitsForHydration }, use) => {
    const goto = page.goto.bind(page)
    if (waitsForHydration)
      page.goto = async (...options) => {
        const response = await goto(...options)
        await waitForHydration(page)
        return response
      }
    await use(page)
  },
})

export { expect, type Page } from '@playwright/test'
