import { languages } from './pages'
import { expect, type Page, test } from './test'

const paths = [
  '/',
  '/rooms/suite',
  '/fiere',
  '/faq',
  '/getting-here',
  '/rooms',
  '/restaurant',
  '/offers',
  '/privacy-policy',
]

/** Window widths and text sizes, px. 640 px is a window of 1280 px at a zoom of 200 %. */
const views = [
  { width: 640, text: 16 },
  { width: 320, text: 16 },
  { width: 1280, text: 32 },
  { width: 390, text: 32 },
]

/** The number of px by which the page is wider than the window, and the elements that cause it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element.parentElement),
    )
    return {
      px: scrollWidth - clientWidth,
      elements: wide.map((element) => element.getAttribute('data-slot') ?? element.localName),
    }
  })

for (const { width, text } of views) {
  for (const language of ['de', 'en'] as const) {
    test(`no page in ${language} scrolls sideways at ${width} px with text of ${text} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.goto(`${languages[language].prefix}${path}`, { waitUntil: 'networkidle' })
        await page
          .locator('html')
          .evaluate((html, size) => html.style.setProperty('font-size', size), `${text}px`)
        expect.soft(await overflow(page), path).toEqual({ px: 0, elements: [] })
      }
    })
  }
}
