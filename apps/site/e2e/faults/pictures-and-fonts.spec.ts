import { findLowestTextContrast } from '../contrast'
import { languages } from '../pages'
import { roomsPageTitle } from '../rooms'
import { expect, expectContactLinks, expectUsableHeaderAndFooter, siteHeader, test } from './test'

const PICTURES = /\.(avif|webp|jpg|png|svg)$/

test('pictures that fail: every page has its texts, its descriptions of the pictures, and its height', async ({
  page,
}) => {
  await page.route(PICTURES, (route) => route.abort())
  for (const path of ['/', '/rooms', '/rooms/suite', '/restaurant', '/experience', '/vicenza/bike-route']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectContactLinks(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
  }
  await page.goto('/')
  await expectUsableHeaderAndFooter(page)
})

test('pictures that fail: the headline over the first one can be read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(PICTURES, (route) => route.abort())
  await page.goto('/')
  const words = page.locator('[data-slot=ui-hero-body]').first()
  await expect(words.getByRole('heading', { name: languages.en.headline })).toBeVisible()
  const contrast = await findLowestTextContrast(page, words, '[data-slot=ui-heading], [data-slot=ui-text]')
  expect(contrast).toBeGreaterThanOrEqual(4.5)
})

test('pictures that fail: the gallery opens, moves on and closes', async ({ page }) => {
  await page.route(PICTURES, (route) => route.abort())
  await page.goto('/rooms/suite')
  await page.getByRole('region', { name: 'Have a look around' }).getByRole('link').first().click()
  const lightbox = page.getByRole('dialog', { name: /^Pictures of the room/ })
  await expect(lightbox).toHaveAccessibleDescription(/Picture 1 of 9/)
  await lightbox.getByRole('button', { name: 'Next picture' }).click()
  await expect(lightbox).toHaveAccessibleDescription(/Picture 2 of 9/)
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expectUsableHeaderAndFooter(page)
})

test('fonts that fail: every page fits the window in another typeface', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/', '/de/', '/rooms/suite', '/de/fiere', '/cookie-policy']) {
    await page.goto(path)
    await expectContactLinks(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, path).toBe(0)
    }
  }
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  // Leaves out the fallback faces, which are fonts of the system.
  expect(loaded.filter((family) => !family.includes('Fallback'))).toEqual([])
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await expectUsableHeaderAndFooter(page)
})
