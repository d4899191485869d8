import { expect, type Page, test, waitForHydration } from './test'

/** The German texts have the longest words. */
const paths = [
  '/de/',
  '/de/rooms',
  '/de/rooms/suite',
  '/de/fiere',
  '/de/faq',
  '/de/getting-here',
  '/de/restaurant',
  '/de/offers',
  '/de/privacy-policy',
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

for (const path of paths)
  test(`${path} does not scroll sideways in a narrow window or with large text`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    for (const { width, text } of views) {
      await page.setViewportSize({ width, height: 900 })
      await page
        .locator('html')
        .evaluate((html, size) => html.style.setProperty('font-size', size), `${text}px`)
      // Polls, because sliders update their layout some time after a resize.
      await expect
        .poll(() => overflow(page), `${width} px, text of ${text} px`)
        .toEqual({ px: 0, elements: [] })
    }
  })
