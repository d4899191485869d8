import { expect, test } from './test'

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
    // The link beside the button has the line of the site's links, and no second one of the package.
    const link = page.locator('main [data-slot=consent-gate-actions] a')
    await expect(link).toHaveCSS('text-decoration-line', 'none')
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
