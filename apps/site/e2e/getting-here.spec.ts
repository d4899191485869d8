import { readStructuredData } from './structured-data'
import { expect, test } from './test'

const pages = {
  '': {
    link: 'Getting here',
    exit: 'From Verona and the Brenner',
    way: 'exit Vicenza Ovest (A4): 9 km, 11 minutes',
  },
  '/it': {
    link: 'Come arrivare',
    exit: 'Da Verona e dal Brennero',
    way: 'casello di Vicenza Ovest (A4): 9 km, 11 minuti',
  },
  '/de': {
    link: 'Anreise',
    exit: 'Aus Verona und vom Brenner',
    way: 'Ausfahrt Vicenza Ovest (A4): 9 km, 11 Minuten',
  },
}

for (const [prefix, { link, exit, way }] of Object.entries(pages))
  test(`the home page and the footer link to ${prefix}/getting-here`, async ({ page }) => {
    const path = `${prefix}/getting-here`
    await page.goto(`${prefix}/`)
    await expect(page.locator('section[aria-labelledby=map]').locator(`a[href="${path}"]`)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('term').first()).toHaveText(exit)
    await expect(page.getByRole('definition').first()).toHaveText(way)
  })

test('has the breadcrumbs as structured data, and the number of the radio taxi as a link', async ({
  page,
}) => {
  await page.goto('/it/getting-here')
  const { itemListElement } = await readStructuredData(page, 'BreadcrumbList')
  expect(itemListElement).toMatchObject([
    { position: 1, item: expect.stringMatching(/\/it\/?$/) },
    { position: 2, name: 'Come arrivare', item: expect.stringMatching(/\/it\/getting-here$/) },
  ])
  const call = page.getByRole('link', { name: /Radiotaxi/i })
  const number = ((await call.textContent()) ?? '').replace(/[^+\d]/g, '')
  expect(number).toMatch(/^\+39\d{6,}$/)
  await expect(call).toHaveAttribute('href', `tel:${number}`)
})

for (const [width, shape, other] of [
  [1280, 'wide', 'upright'],
  [390, 'upright', 'wide'],
] as const)
  test(`at ${width} px only the ${shape} drawing loads, and the outside map takes its place on request`, async ({
    page,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const drawings = (name: string) =>
      requested.filter((url) => url.includes(`directions-${name}.svg`)).length
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/getting-here')
    const map = page.getByRole('img', { name: /^Karte: das Hotel/ })
    await map.scrollIntoViewIfNeeded()
    await expect(map.locator('text').filter({ hasText: 'Venedig', visible: true })).toHaveCount(1)
    await expect.poll(() => drawings(shape)).toBe(1)
    expect(drawings(other)).toBe(0)
    await page.getByRole('button', { name: 'Google Maps laden' }).click()
    await expect(page.locator('main iframe')).toBeVisible()
    await expect(map).toHaveCount(0)
  })

test('the drawn map loads only near the map section of the home page', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const isRequested = () => requested.some((url) => url.includes('directions-'))
  await page.goto('/')
  expect(isRequested()).toBe(false)
  await page.locator('section[aria-labelledby=map]').scrollIntoViewIfNeeded()
  await expect.poll(isRequested).toBe(true)
})
