import { readdirSync, readFileSync } from 'node:fs'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { pageModulePaths } from '../measure/pages'
import { localizedPages } from './pages'
import { expect, hydrateAllSections, type Page, test, waitForHydration } from './test'

// Starts each test without a stored consent, as on a first visit; the tests reject consent in the dialog.
test.use({ hasStoredDecision: false })

const rejectAll = { en: 'Reject all', it: 'Rifiuta tutto', de: 'Alle ablehnen' }

/** Collects console messages and failed requests in `problems`, and the origins of all requests in `hosts`. */
function recordProblems(page: Page) {
  const problems: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return { problems, hosts }
}

/** How far the page is wider than the viewport (px), the texts that are cut off, and the broken words of headings. */
const findLayoutMistakes = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // Leaves out inert elements: a slide outside the carousel's viewport is inert, and is cut off on purpose.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
    const cut = shown('h1, h2, h3, p, a')
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.textContent)

    /** Words that break across two lines although they contain no soft hyphen. */
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

/** First segments of all translation keys: `meta`, `rooms` … */
const groups = readdirSync(words).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, words), 'utf8'))),
)

/**
 * Matches a translation key that the page shows instead of its text (`meta.title`, `p5`), or a placeholder without a
 * value (`{{count}}`).
 */
const KEY = new RegExp(`(?<![\\w@.-])(?:${groups.join('|')})\\.\\w+|\\b[hp]\\d{1,2}\\b|\\{\\{.*?\\}\\}`, 'g')

/** All text of a page, also hidden text: title, text, alternative texts, labels. */
const readAllText = (page: Page) =>
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

for (const { path, language, plainPath } of localizedPages) {
  const isFirstOfItsModule = pageModulePaths.includes(plainPath)
  test(`${path} logs nothing, requests no third party, shows no key${isFirstOfItsModule ? ', is accessible' : ''} and fits every screen`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { problems, hosts } = recordProblems(page)
    // Stops fade-ins and slides, so that axe does not measure the contrast of transparent text.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 860 })
    await page.goto(path)
    const reject = page.getByRole('dialog').getByRole('button', { name: rejectAll[language], exact: true })
    const reminder = page.locator('[data-slot=consent-reminder]')
    await expect(reject.or(reminder)).toBeVisible()
    if (await reject.isVisible()) await reject.click()
    await hydrateAllSections(page)
    if (isFirstOfItsModule)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 860 })
        expect.soft(await findAccessibilityViolations(page), `${width} px`).toEqual([])
      }
    await page.setViewportSize({ width: 320, height: 640 })
    // Polls, because sliders update their layout some time after a resize.
    await expect.poll(() => findLayoutMistakes(page)).toEqual({ sideways: 0, cut: [], broken: [] })
    expect((await readAllText(page)).match(KEY) ?? []).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect([...hosts]).toEqual([baseURL])
    expect(await context.cookies()).toEqual([])
    expect(problems).toEqual([])
  })
}

test.describe('axe finds no violation', () => {
  test.use({ hasStoredDecision: true, contextOptions: { reducedMotion: 'reduce' } })

  test('on the 404 page', async ({ page }) => {
    await page.goto('/no-such-page')
    await waitForHydration(page)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  test('with the menu open, and with the language menu open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/faq')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').locator('summary').click()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
