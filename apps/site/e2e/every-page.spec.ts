import { expect, type Page, test } from '@playwright/test'
import { addresses } from './pages'
import { violations } from './violations'

// A visitor who comes for the first time, and then rejects.
test.use({ storageState: { cookies: [], origins: [] } })

const rejectAll = { en: 'Reject all', it: 'Rifiuta tutto', de: 'Alle ablehnen' }

/** Collects what a visitor's browser would complain about, and whom it asks. */
function listen(page: Page) {
  const complaints: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return { complaints, hosts }
}

/** What stands outside a window of this width: the page itself, or a heading, a paragraph, a link. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll('h1, h2, h3, p, a')]
      // A slide that waits beside its window is not cut off: it is inert until its turn comes.
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent)
    return { sideways: scrollWidth - clientWidth, cut }
  })

async function toTheFoot(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

for (const { address, language } of addresses) {
  test(`${address} is quiet, asks no third party, is accessible and fits every screen`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { complaints, hosts } = listen(page)
    // Reveals and slides stand still, so that nothing half-faded is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'networkidle' })
    const waiting = page.getByRole('dialog').getByRole('button', { name: rejectAll[language], exact: true })
    if (await waiting.isVisible()) await waiting.click()
    await toTheFoot(page)

    for (const width of [1440, 390]) {
      await test.step(`axe finds nothing at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 860 })
        expect(await violations(page)).toEqual([])
      })
    }
    await test.step('does not scroll sideways at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toEqual({ sideways: 0, cut: [] })
    })
    await test.step('has asked no third party for anything and set no cookie', async () => {
      await toTheFoot(page)
      expect([...hosts]).toEqual([baseURL])
      expect(await context.cookies()).toEqual([])
    })
    await test.step('has left the console empty and broken no request', () => {
      expect(complaints).toEqual([])
    })
  })
}
