/**
 * Opens the built pages of an app in Chromium, acts as a visitor, and checks the pages meanwhile. Each app has its own
 * browser test in `consumers/<name>/visit.ts`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Locator, Page } from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import sirv from 'sirv'
import { findAccessibilityViolations } from '../accessibility-violations.ts'

/** Playwright's `expect` with a longer time limit than five seconds, because other checks may run at the same time. */
export const expect = playwrightExpect.configure({ timeout: 20_000 })

interface ConsumerPage {
  page: Page
  origin: string
  /** URLs outside of the app that the page has requested. The test answers them with an empty page. */
  outsideRequests: string[]
  /** Checks the current state of the page with axe. `moment` names the state in messages. */
  checkAxe: (moment: string) => Promise<void>
  /**
   * Checks that the packages leave the page's own elements (`#host`) and globals as they are: compares the open
   * page with `path`, the same page without the packages.
   */
  checkLeaks: (path: string, allowedGlobals?: string[]) => Promise<void>
  /** Reports a mistake, and the visit goes on. */
  report: (message: string) => void
}

/** What the `visit.ts` of an app in `consumers/` exports: the browser test of the built app. */
export interface ConsumerBrowserTest {
  /** Folder of the app's built pages. */
  pages: string
  /** Acts as a visitor. */
  act: (visitor: ConsumerPage) => Promise<void>
}

/** Reads the computed styles of the page's own elements, and the names of its globals, as lines. */
const readHost = () => {
  // Sizes and positions of `html` and `body` depend on the content of the page.
  const size = /height|width|block-size|inline-size|origin|^inset|^(top|bottom|left|right)$/
  const elements = [...document.querySelectorAll('html, body, #host, #host *')]
  const styles = elements.flatMap((element, index) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const computed = getComputedStyle(element, pseudo)
      return Array.from(computed)
        .filter((name) => !name.startsWith('--') && (element.closest('#host') || !size.test(name)))
        .map((name) => `${index} ${element.localName}${pseudo} ${name}: ${computed.getPropertyValue(name)}`)
    }),
  )
  // Leaves out the globals of frames, whose names are numbers, and those of axe.
  const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$|^axe$|^__core-js/.test(name))
  return [...globals.map((name) => `window.${name}`), ...styles]
}

/** Serves the pages of an app and runs its browser test; returns what was wrong. */
export async function runConsumerBrowserTest(browser: Browser, folder: string, { act }: ConsumerBrowserTest) {
  const problems: string[] = []
  const report = (message: string) => problems.push(message)
  const server = createServer(sirv(folder, { dev: true }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  try {
    const outsideRequests: string[] = []
    // A browser with windows requests an icon beside every page.
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== origin,
      (route) => {
        outsideRequests.push(route.request().url())
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Outside</title></html>',
        })
      },
    )
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    page.on('console', (message) => report(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => report(`${error}`))
    page.on('response', (response) => {
      if (response.status() >= 400) report(`${response.status()}: ${response.url()}`)
    })

    await act({
      page,
      origin,
      outsideRequests,
      async checkAxe(moment) {
        for (const violation of await findAccessibilityViolations(page)) report(`${moment}: ${violation}`)
      },
      async checkLeaks(path, allowedGlobals = []) {
        const actual = await page.evaluate(readHost)
        const hostPage = await context.newPage()
        await hostPage.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
        await hostPage.goto(origin + path, { waitUntil: 'networkidle' })
        const allowed = allowedGlobals.map((name) => `window.${name}`)
        const host = new Set([...(await hostPage.evaluate(readHost)), ...allowed])
        if ((await hostPage.locator('#host *').count()) < 2) report(`${path} has no elements to compare`)
        await hostPage.close()
        const changed = actual.filter((line) => !host.has(line))
        if (changed.length > 0) report(`the page has changed: ${changed.slice(0, 20).join('; ')}`)
      },
      report,
    })
  } catch (error) {
    report(`${error instanceof Error ? error.message : error}`)
  } finally {
    await context.close()
    server.close()
    server.closeAllConnections()
  }
  return problems
}

/** Pauses a carousel of reviews, presses “Next” and waits for the next review. */
export async function showNextReview(carousel: Locator) {
  await carousel.getByRole('button', { name: 'Pause the reviews' }).click()
  const visible = carousel.locator('[data-slot=reviews-slide]:not([inert])')
  const before = await visible.allTextContents()
  await carousel.getByRole('button', { name: 'Next review' }).click()
  await expect.poll(() => visible.allTextContents()).not.toEqual(before)
}

/**
 * Opens the second of three pictures and goes on to the third. The app's router keeps the open picture: Back closes the
 * lightbox, Forward opens it again.
 */
export async function tryRoutedPictures({ page, origin, checkAxe }: ConsumerPage, query: string) {
  const picture = page.getByRole('link', { name: 'A wall in tan' })
  const lightbox = page.getByRole('dialog', { name: 'Pictures' })
  const isClosed = async () => {
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL(`${origin}/`)
  }
  await picture.click()
  await expect(lightbox).toHaveAccessibleDescription(/2 of 3/)
  await expect(page).toHaveURL(`${origin}/${query}2`)
  await checkAxe('the lightbox')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toHaveAccessibleDescription(/3 of 3/)
  await expect(page).toHaveURL(`${origin}/${query}3`)
  await page.goBack()
  await isClosed()
  await expect(picture).toBeFocused()
  await page.goForward()
  await expect(lightbox).toHaveAccessibleDescription(/3 of 3/)
  await page.keyboard.press('Escape')
  await isClosed()
  await page.goto(`${origin}/${query}1`)
  await expect(lightbox).toHaveAccessibleDescription(/1 of 3/)
  await page.keyboard.press('Escape')
  await isClosed()
}
