import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { pageModulePaths } from '../measure/pages'
import { languageCodes, languages } from './pages'
import { findMisplacedParts } from './question'
import { expect, hydrateAllSections, type Page, siteHeader, test, visit } from './test'

// Starts each test without a stored consent, as on a first visit; the tests reject consent in the dialog.
// Reduced motion stops fade-ins and slides, so that axe does not measure the contrast of transparent text.
test.use({ hasStoredDecision: false, contextOptions: { reducedMotion: 'reduce' } })

/** Window widths (px) and text sizes. */
const views = [1440, 390].map((width) => ({ width, text: '16px' }))
/** More views in German, which has the longest words. */
const germanViews = [
  { width: 320, text: '16px' },
  { width: 1280, text: '32px' },
  { width: 390, text: '32px' },
]

const rejectAll = { en: 'Reject all', it: 'Rifiutate tutto', de: 'Alle ablehnen' }

/** Collects console messages and failed requests in `problems`, and the origins of all requests in `hosts`. */
function recordProblems(page: Page) {
  const problems: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) => {
    // The router cancels the loading of a page's data when the pointer leaves the link.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return { problems, hosts }
}

/**
 * Returns how far the page is wider than the viewport (px); texts and controls that the window or an ancestor cuts off;
 * controls that overlap; words of headings that break; pictures without a picture.
 */
const findLayoutMistakes = (page: Page, root = 'body') =>
  page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement
    // Leaves out inert elements: a slide outside the carousel's viewport is inert, and is cut off on purpose.
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]')
    const shown = (query: string) =>
      [...document.querySelectorAll(query)].filter((element) => element.closest(selector) && isShown(element))

    /** The lines of text below an element, as boxes. */
    const textBoxes = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const boxes: { element: Element; name: string; box: DOMRect }[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects())
          boxes.push({ element: parent, name: text.textContent.trim(), box })
      }
      return boxes
    }

    const controls = shown('a[href], button, input, select, summary').map((element) => ({
      element,
      name: `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent}”`,
      // Leaves out the box of a rotated control, which is larger than the control.
      boxes: [...element.getClientRects()].filter(
        ({ width }) => width <= (element as HTMLElement).offsetWidth + 1,
      ),
    }))

    const clips = new Map<Element, { overflowX: string; overflowY: string; clip: DOMRect }>()
    /** How an element cuts off its content. Reads the layout of an ancestor once for all texts in it. */
    function clipOf(element: Element) {
      const known = clips.get(element)
      if (known) return known
      const { overflowX, overflowY } = getComputedStyle(element)
      const read = { overflowX, overflowY, clip: element.getBoundingClientRect() }
      clips.set(element, read)
      return read
    }

    /** Whether the window or an ancestor cuts off a box. What an ancestor can scroll into view is not cut off. */
    const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
      // The box of a line is higher than its letters.
      const space = (bottom - top) / 4
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const { overflowX, overflowY, clip } = clipOf(parent)
        if (/auto|scroll/.test(overflowX + overflowY)) return false
        // Texts for screen readers only are in such a box.
        if (overflowX !== 'visible' && clip.width <= 1) return false
        if (/hidden|clip/.test(overflowX) && (left < clip.left - 1 || right > clip.right + 1)) return true
        if (/hidden|clip/.test(overflowY) && (top < clip.top - space || bottom > clip.bottom + space))
          return true
      }
      return left < -1 || right > innerWidth + 1
    }
    const boxes = [
      ...shown(selector).flatMap(textBoxes),
      ...controls.flatMap(({ boxes, ...control }) => boxes.map((box) => ({ ...control, box }))),
    ]
    const cut = boxes.filter(({ element, box }) => isCut(element, box)).map(({ name }) => name)

    /** The ancestor that stays in its place while the page scrolls, and may cover the page. */
    const layerOf = (element: Element) => {
      let layer: Element | null = element
      while (layer && !/fixed|sticky/.test(getComputedStyle(layer).position)) layer = layer.parentElement
      return layer
    }
    const layers = controls.map(({ element }) => layerOf(element))
    const overlapping = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other, place) =>
            layers[index] === layers[index + 1 + place] &&
            !one.element.contains(other.element) &&
            one.boxes.some((a) =>
              other.boxes.some(
                (b) =>
                  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
              ),
            ),
        )
        .map((other) => `${one.name} and ${other.name}`),
    )

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
    const empty = [...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ currentSrc, outerHTML }) => currentSrc || outerHTML)
    return { sideways: scrollWidth - clientWidth, cut, overlapping, broken, empty }
  }, root)

const question = '[data-slot=consent-dialog][open], [data-slot=consent-reminder]'

/** Groups of pages that one browser visits, each page in the next language: the styles are the same in all of them. */
const groups = [0, 1, 2, 3, 4, 5].map((group) =>
  pageModulePaths
    .map((path, index) => ({ path, first: languageCodes[index % languageCodes.length] ?? 'en' }))
    .filter((_, index) => index % 6 === group),
)

for (const pages of groups)
  test(`a first visitor sees the whole question and pages without mistakes, at each width and in each language: ${pages.map(({ path }) => path).join(', ')}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { problems, hosts } = recordProblems(page)
    const show = async (width: number, height: number, text = '16px') => {
      await page.setViewportSize({ width, height })
      await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', size), text)
    }
    for (const { path, first } of pages) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(languages[first].prefix + path)
      await expect(page.locator(question)).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 860 })
        const misplaced = await page.evaluate(findMisplacedParts)
        expect.soft(misplaced, `the question of ${path} in ${first} at ${width} px`).toEqual([])
      }
      const reject = page.locator(question).getByRole('button', { name: rejectAll[first], exact: true })
      if (await reject.isVisible()) await reject.click()
      await hydrateAllSections(page)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      for (const language of [first, ...languageCodes.filter((code) => code !== first)]) {
        await show(1440, 640)
        if (language !== first) await siteHeader(page).locator(`a[hreflang=${language}]`).click()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const { width, text } of language === 'de' ? [...views, ...germanViews] : views) {
          await show(width, 640, text)
          // Polls, because sliders update their layout some time after a resize.
          // Large text in a narrow window may break a word, and moves the hero's buttons below its dial.
          const none = text === '16px' ? [] : expect.anything()
          await expect
            .poll(() => findLayoutMistakes(page), `${path} in ${language}, ${width} px, text of ${text}`)
            .toEqual({ sideways: 0, cut: [], overlapping: none, broken: none, empty: [] })
          // The structure is the same in every language and in large text.
          if (language === first && text === '16px' && width !== 320)
            expect.soft(await findAccessibilityViolations(page), `axe, ${path}, ${width} px`).toEqual([])
        }
      }
      expect(await context.cookies()).toEqual([])
      // The next page is a first visit, too.
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    expect([...hosts]).toEqual([baseURL])
    expect(problems).toEqual([])
  })

test.describe('axe finds no violation', () => {
  test.use({ hasStoredDecision: true })

  test('on the 404 page', async ({ page }) => {
    await visit(page, '/no-such-page')
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
