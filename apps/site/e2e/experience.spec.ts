import { languageCodes, languages } from './pages'
import { expect, type Page, test } from './test'

const sections = [
  { id: 'house', items: ['Retreat', 'Moments', 'Comfort'] },
  { id: 'table', items: ['Breakfast', 'Aperitivo', 'Garden'] },
  { id: 'around', items: ['Piazza', 'Hills', 'Cuisine'] },
] as const

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const items = (page: Page, id: string) => section(page, id).locator('[data-slot=ui-sticky-scroll-item]')

/** Scrolls to a position in the section: 0 is its start, 1 its end. */
const scrollTo = (page: Page, id: string, progress: number) =>
  section(page, id)
    .locator('[data-slot=ui-sticky-scroll]')
    .evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollTo({
        top: top + window.scrollY + part * (height - window.innerHeight),
        behavior: 'instant',
      })
    }, progress)

/** Top and bottom of every picture and text of a section, in px from the top of the page. */
const boxes = (page: Page, id: string) =>
  items(page, id).evaluateAll((all) =>
    all.map((element) => {
      const box = (slot: string) => {
        const part = element.querySelector(`[data-slot=${slot}]`)
        if (!part) throw new Error(`an item has no ${slot}`)
        const { top, bottom } = part.getBoundingClientRect()
        return { top: top + window.scrollY, bottom: bottom + window.scrollY }
      }
      return { picture: box('ui-sticky-scroll-picture'), text: box('ui-sticky-scroll-text') }
    }),
  )

test('shows an intro and three sections with their items, with parallax pictures between them', async ({
  page,
}) => {
  await page.goto('/experience')
  await expect(page.getByRole('heading', { level: 1, name: 'What a day here can hold' })).toBeVisible()
  for (const { id, items: titles } of sections) {
    await expect(section(page, id).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(section(page, id).getByRole('heading', { level: 3 })).toHaveText(titles)
  }
  const order = await page
    .locator('main')
    .locator('section[aria-labelledby], [data-slot=ui-parallax-picture]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby') ?? 'picture'))
  expect(order).toEqual(['experience', 'house', 'picture', 'table', 'picture', 'around', 'end'])
})

test('shows a solid header, because it has no hero', async ({ page }) => {
  await page.goto('/experience')
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-state', 'over')
})

for (const { id, items: titles } of sections) {
  test(`on a desktop the scroll progress selects one of three pictures of ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/experience', { waitUntil: 'networkidle' })
    for (const [progress, index] of [
      [-0.2, 0],
      [0.3, 0],
      [0.36, 1],
      [0.63, 1],
      [0.7, 2],
      [1, 2],
      [1.2, 2],
    ] as const) {
      await test.step(`${progress} shows ${titles[index]}`, async () => {
        await scrollTo(page, id, progress)
        for (const [position] of titles.entries()) {
          const shown = position === index
          await expect(items(page, id).nth(position)).toHaveAttribute('data-state', shown ? 'active' : 'idle')
          await expect(
            items(page, id).nth(position).locator('[data-slot=ui-sticky-scroll-picture]'),
          ).toHaveCSS('opacity', shown ? '1' : '0')
        }
      })
    }
  })
}

for (const language of languageCodes) {
  test(`on a phone the items are stacked, each with its own picture, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${languages[language].prefix}/experience`)
    for (const { id } of sections) {
      const stacked = await boxes(page, id)
      expect(stacked).toHaveLength(3)
      for (const [position, { picture, text }] of stacked.entries()) {
        expect(picture.bottom).toBeGreaterThan(picture.top)
        expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
        const before = stacked[position - 1]
        if (before) expect(picture.top).toBeGreaterThanOrEqual(before.text.bottom)
      }
    }
  })
}

test('under reduced motion the pictures between the sections do not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/experience')
  for (const picture of await page.locator('[data-slot=ui-parallax-picture] [data-slot=ui-picture]').all())
    await expect(picture).toHaveCSS('animation-name', 'none')
})

test('the last section links to the booking engine', async ({ page }) => {
  await page.goto('/experience')
  await expect(section(page, 'end').getByRole('link', { name: 'Check availability' })).toHaveAttribute(
    'href',
    'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
  )
})
