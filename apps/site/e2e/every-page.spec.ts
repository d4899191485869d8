import { readdirSync, readFileSync } from 'node:fs'
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

/** What does not fit a window: the page itself, a heading, a paragraph, a link; a word that a heading breaks in two. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // A slide that waits beside its window is not cut off: it is inert until its turn comes.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
    const cut = shown('h1, h2, h3, p, a')
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent)

    /** The words that go on in another line, though nothing in them says where they may. */
    const brokenIn = (text: Text) =>
      [...text.data.matchAll(/[^\s–-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        return lines.size > 1 && !word.includes('\u00ad') ? [word] : []
      })
    const broken = shown('h1, h2, h3').flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) words.push(...brokenIn(texts.currentNode as Text))
      return words
    })
    return { sideways: scrollWidth - clientWidth, cut, broken }
  })

const words = new URL('../public/locales/en/', import.meta.url)

/** What the keys of the words begin with: `meta`, `rooms`… */
const groups = readdirSync(words).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, words), 'utf8'))),
)

/** A key that stands where its words should (`meta.title`, `p5`), or the place of a value that nobody gave (`{{count}}`). */
const KEY = new RegExp(`(?<![\\w@.-])(?:${groups.join('|')})\\.\\w+|\\b[hp]\\d{1,2}\\b|\\{\\{.*?\\}\\}`, 'g')

/** All that a visitor sees or hears of a page: its title, its text, and what stands in for pictures and icons. */
const said = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const all = [document.title, ...named]
    for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text.textContent ?? '')
    return all.join('\n')
  })

async function toTheFoot(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

for (const { address, language } of addresses) {
  test(`${address} is quiet, asks no third party, shows no key, is accessible and fits every screen`, async ({
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
    await test.step('fits 320 px, and breaks no word of a heading', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      // What slides is laid out anew some time after the window.
      await expect.poll(() => misfits(page)).toEqual({ sideways: 0, cut: [], broken: [] })
    })
    await test.step('shows no key', async () => {
      expect((await said(page)).match(KEY) ?? []).toEqual([])
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
