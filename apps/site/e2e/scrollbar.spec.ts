import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { expect, type Page, test } from './test'

const executablePath = await findInstalledChromium()

// Shows scrollbars, which take up width; Playwright hides them by default.
test.use({
  launchOptions: {
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
  viewport: { width: 820, height: 600 },
})

/** The highest colour value, 0 to 255, of any pixel in the last column of the viewport. */
async function brightestAtTheEdge(page: Page) {
  const png = await page.screenshot()
  const decoder = await page.context().newPage()
  const brightest = await decoder.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const { data: pixels } = context.getImageData(image.width - 1, 0, 1, image.height)
    return Math.max(...pixels.filter((_, index) => index % 4 !== 3))
  }, png.toString('base64'))
  await decoder.close()
  return brightest
}

const headingX = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x

const scrollbarWidth = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)

test('the menu darkens the page up to the edge, and the page does not move', async ({ page }) => {
  await page.goto('/rooms')
  expect(await scrollbarWidth(page)).toBeGreaterThan(5)
  const x = await headingX(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => brightestAtTheEdge(page)).toBeLessThan(200)
  expect(await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().x)).toBe(x)
  await page.keyboard.press('Escape')
  await expect.poll(() => scrollbarWidth(page)).toBeGreaterThan(5)
  expect(await headingX(page)).toBe(x)
})

test.describe('before a decision', () => {
  test.use({ hasStoredDecision: false })

  test('the consent dialog darkens the page up to the edge, and the page does not move', async ({ page }) => {
    await page.goto('/rooms')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => brightestAtTheEdge(page)).toBeLessThan(200)
    const x = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().x)
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
    await expect.poll(() => scrollbarWidth(page)).toBeGreaterThan(5)
    expect(await headingX(page)).toBe(x)
  })
})
