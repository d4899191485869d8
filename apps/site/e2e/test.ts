import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { UNREAD_DATA } from './unread-data'

interface Options {
  /** Whether the browser has a stored decision that rejects all cookies, so that the consent dialog does not open. */
  hasStoredDecision: boolean
  /** Matches the console errors that the fault under test causes. */
  explainedErrors: RegExp
  consoleErrors: undefined
}

/** Playwright's `test`. A test fails if one of its pages throws or logs an error that `explainedErrors` does not match. */
export const test = base.extend<Options>({
  hasStoredDecision: [true, { option: true }],
  explainedErrors: [/^$/, { option: true }],
  consoleErrors: [
    async ({ context, explainedErrors }, use) => {
      const unexplained: string[] = []
      const report = (message: string) => {
        if (!explainedErrors.test(message) && !UNREAD_DATA.test(message)) unexplained.push(message)
      }
      context.on('console', (message) => {
        // The browser reports the status 404 of the page itself: a test of a page that does not exist expects it.
        const isOwnStatus = message.text().includes('404') && message.location().url === message.page()?.url()
        // Browsers with windows request an icon beside every address, also of servers that are not ours.
        const isIcon = message.location().url.endsWith('/favicon.ico')
        if (message.type() === 'error' && !isOwnStatus && !isIcon) report(message.text())
      })
      context.on('weberror', (error) => report(error.error().message))
      await use(undefined)
      expect(unexplained).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, hasStoredDecision, baseURL }, use) => {
    // Stores the decision by a script in the page: Playwright's `storageState` would open a page of its own, which
    // takes 0.2 seconds for each test.
    if (hasStoredDecision)
      await context.addInitScript(
        ([origin, state]) => {
          if (location.origin !== origin || 'cookieConsentState' in localStorage) return
          // Assigns the entries, because some tests replace `setItem`.
          Object.assign(localStorage, {
            cookieConsentState: state,
            cookieConsentDate: new Date().toISOString(),
          })
        },
        [
          new URL(baseURL ?? '').origin,
          JSON.stringify({ necessary: true, preferences: false, analytics: false, marketing: false }),
        ] as const,
      )
    await use(context)
  },
})

/** Waits until React has hydrated the page: until then its links load pages from the server. */
export const waitForHydration = (page: Page) => expectApplication(page, 'ready')

/** Opens a page, and waits until React has hydrated it. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until the application is in a state: `failed` is as without JavaScript. */
export const expectApplication = (page: Page, state: 'waiting' | 'ready' | 'failed') =>
  expect(page.locator('html')).toHaveAttribute('data-scripting', state)

/** Scrolls to an element, and waits until React has hydrated its section. */
export async function waitForSectionHydration(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-scripting=waiting]').filter({ has: element })).toHaveCount(0)
}

/** Scrolls down to each section that waits for its hydration, until none does. */
export const hydrateAllSections = (page: Page) =>
  page.evaluate(async () => {
    for (;;) {
      const waiting = document.querySelector('#root [data-scripting=waiting]')
      if (!waiting) return
      waiting.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

/** Returns a function that tells whether the page has kept its document since this call. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

type Files = Parameters<Page['route']>[0]

/** Delays the requests for matching files until the returned function is called. They then have the given answer. */
export async function holdRequests(page: Page, files: Files, answer?: { status: number }) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return release
}

/** Answers 404 to the requests for matching files. */
export const removeFiles = (page: Page, files: Files) =>
  page.route(files, (route) => route.fulfill({ status: 404 }))

/** Changes the text of matching files on their way to the page. */
export const editFiles = (page: Page, files: Files, edit: (text: string) => string) =>
  page.route(files, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: edit(await response.text()) })
  })

/** Puts each text of the page into `<font>` elements, as the translator of Chrome does. It runs in the page. */
export function translate() {
  document.documentElement.lang = 'fr'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() && !node.parentElement?.closest('script, style, font')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
    inner.textContent = `${text.textContent} `
  }
}

/** The header of the page. */
export const siteHeader = (page: Page) => page.getByRole('banner')

/** A link in the header. */
export const headerLink = (page: Page, name: string) => siteHeader(page).getByRole('link', { name })

/** The part of a page that a visitor needs when something fails: the phone number, the chat and the booking engine. */
export async function expectContactLinks(page: Page) {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+39 0444 000000' })).toHaveAttribute(
    'href',
    'tel:+390444000000',
  )
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await expect(siteHeader(page).locator('a[href*="booking."]').first()).toBeVisible()
}

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

export { expect, type Locator, type Page } from '@playwright/test'
