import { expect, type Page, removeFiles, test } from './test'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('listitem')
const more = (page: Page, index: number) => cards(page).nth(index).locator('[data-slot=ui-journal-card-more]')

test.describe('without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('every card shows its excerpt, and a tap anywhere on it opens the post', async ({ page }) => {
    await page.goto('/vicenza')
    await expect(more(page, 0)).toHaveCSS('opacity', '1')
    await cards(page)
      .nth(2)
      .tap({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/vicenza/hills')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the places of the surroundings have their pictures on alternating sides', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/vicenza/surroundings')
    const sides: string[] = []
    for (const place of ['Verona', 'Venice', 'Padua', 'Valpolicella']) {
      const region = page.getByRole('region', { name: place, exact: true })
      const picture = await region.getByRole('img').boundingBox()
      const heading = await region.getByRole('heading').boundingBox()
      sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right')
    }
    expect(sides).toEqual(['left', 'right', 'left', 'right'])
  })
})

test.describe('pictures that cannot be had', () => {
  test.use({ explainedErrors: /^Failed to load resource/ })

  const hero = (page: Page) => main(page).getByRole('img').first()
  const width = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

  test('are replaced by their next file, then by the alternative text', async ({ page }) => {
    await removeFiles(page, /\.avif$/)
    await page.goto('/vicenza/bike-route')
    await expect
      .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.webp$/)
    await expect.poll(() => width(page)).toBeGreaterThan(0)
    await removeFiles(page, /\.webp$/)
    await page.reload()
    await expect.poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    expect(await width(page)).toBe(0)
    await expect(hero(page)).toHaveAccessibleName(/^A white road/)
  })

  test('leave every page its texts and its width, and the lightbox works', async ({ page }) => {
    await removeFiles(page, /\.(avif|webp|jpg|png|svg)$/)
    for (const path of ['/', '/restaurant', '/rooms/suite']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    }
    await page.getByRole('region', { name: 'Have a look round' }).getByRole('link').first().click()
    const lightbox = page.getByRole('dialog', { name: /^Pictures: / })
    await expect(lightbox).toHaveAccessibleDescription(/Picture 1 of 9/)
    await lightbox.getByRole('button', { name: 'Next picture' }).click()
    await expect(lightbox).toHaveAccessibleDescription(/Picture 2 of 9/)
  })
})
