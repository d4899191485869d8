import { expect, type Page, test, waitForHydration } from './test'

const sections = [
  { id: 'house', items: ['Retreat', 'Moments', 'Comfort'] },
  { id: 'table', items: ['Breakfast', 'Aperitivo', 'Garden'] },
  { id: 'around', items: ['Piazza', 'Hills', 'Cuisine'] },
] as const

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const items = (page: Page, id: string) => section(page, id).locator('[data-slot=ui-sticky-scroll-item]')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('shows an intro and three sections with their items, with pictures between them that do not move under reduced motion', async ({
  page,
}) => {
  await page.goto('/experience')
  await expect(page.getByRole('heading', { level: 1, name: 'What a day here can hold' })).toBeVisible()
  for (const { id, items: titles } of sections)
    await expect(section(page, id).getByRole('heading', { level: 3 })).toHaveText(titles)
  const order = await page
    .locator('main')
    .locator('section[aria-labelledby], [data-slot=ui-parallax-picture]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby') ?? 'picture'))
  expect(order).toEqual(['experience', 'house', 'picture', 'table', 'picture', 'around', 'end'])
  for (const index of [0, 1])
    await expect(page.locator('[data-slot=ui-parallax-picture] [data-slot=ui-picture]').nth(index)).toHaveCSS(
      'animation-name',
      'none',
    )
  await expect(section(page, 'end').getByRole('link', { name: 'Check availability' })).toHaveAttribute(
    'href',
    /portal=CM-0444&lang=it$/,
  )
})

test('on a desktop the scroll progress selects one of three pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/experience')
  await waitForHydration(page)
  for (const [progress, index] of [
    [-0.2, 0],
    [0.3, 0],
    [0.36, 1],
    [0.63, 1],
    [0.7, 2],
    [1.2, 2],
  ] as const) {
    await section(page, 'table')
      .locator('[data-slot=ui-sticky-scroll]')
      .evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect()
        scrollTo({ top: top + scrollY + part * (height - innerHeight), behavior: 'instant' })
      }, progress)
    for (const position of [0, 1, 2])
      await expect(
        items(page, 'table').nth(position).locator('[data-slot=ui-sticky-scroll-picture]'),
      ).toHaveCSS('opacity', position === index ? '1' : '0')
  }
})

test('on a phone the items are stacked, each with its own picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/experience')
  for (const { id } of sections) {
    const edges = await items(page, id).evaluateAll((all) =>
      all.flatMap((item) =>
        ['picture', 'text'].flatMap((part) => {
          const box = item.querySelector(`[data-slot=ui-sticky-scroll-${part}]`)?.getBoundingClientRect()
          return [box?.top ?? Number.NaN, box?.bottom ?? Number.NaN]
        }),
      ),
    )
    expect(edges).toHaveLength(12)
    expect(edges).toEqual([...edges].sort((a, b) => a - b))
  }
})
