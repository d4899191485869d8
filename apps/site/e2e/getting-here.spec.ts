import { expect, test } from './test'

const pages = {
  en: { home: '/', faq: '/faq', path: '/getting-here', link: 'Getting here', exit: 'Vicenza Est exit (A4)' },
  it: {
    home: '/it',
    faq: '/it/faq',
    path: '/it/getting-here',
    link: 'Come arrivare',
    exit: 'Casello Vicenza Est (A4)',
  },
  de: {
    home: '/de',
    faq: '/de/faq',
    path: '/de/getting-here',
    link: 'Anreise',
    exit: 'Ausfahrt Vicenza Est (A4)',
  },
} as const

for (const [language, { home, faq, path, link, exit }] of Object.entries(pages)) {
  test(`${language}: the map section of the home page, the footer and the FAQ link to the directions`, async ({
    page,
  }) => {
    await page.goto(home)
    await expect(page.locator('section[aria-labelledby=map]').locator(`a[href="${path}"]`)).toBeVisible()
    await page.goto(faq)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('term').first()).toHaveText(exit)
  })
}

test('the phone number of the radio taxi is a link', async ({ page }) => {
  await page.goto('/getting-here')
  const call = page.getByRole('link', { name: /Radio taxi/ })
  const number = ((await call.textContent()) ?? '').replace(/[^+\d]/g, '')
  await expect(call).toHaveAttribute('href', `tel:${number}`)
})

test('has the breadcrumbs as structured data', async ({ page }) => {
  await page.goto('/it/getting-here')
  const [breadcrumbs] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(breadcrumbs ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/it\/?$/) },
      { position: 2, name: 'Come arrivare', item: expect.stringMatching(/\/it\/getting-here$/) },
    ],
  })
})

for (const [width, shape, other] of [
  [1280, 'wide', 'upright'],
  [390, 'upright', 'wide'],
] as const) {
  test(`at ${width} px the drawn map is ${shape}, and the outside map takes its place on request`, async ({
    page,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/getting-here')
    const map = page.getByRole('img', { name: /Gezeichnete Karte/ })
    await map.scrollIntoViewIfNeeded()
    await expect(map.locator('text').filter({ hasText: 'Venedig', visible: true })).toHaveCount(1)
    await expect
      .poll(() => requested.filter((url) => url.includes('/plates/')))
      .toEqual([expect.stringContaining(`directions-${shape}.svg`)])
    expect(requested.filter((url) => url.includes(`directions-${other}.svg`))).toEqual([])
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/plates/'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(initiators, 'the page preloads the drawing').toEqual(['link'])

    await page.getByRole('button', { name: 'Google Maps laden' }).click()
    await expect(page.locator('.map iframe')).toBeVisible()
    await expect(map).toHaveCount(0)
  })
}

test('the drawn map loads only near the map section of the home page', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requested.filter((url) => url.includes('directions-'))).toEqual([])
  await page.locator('.map').scrollIntoViewIfNeeded()
  await expect.poll(() => requested.some((url) => url.includes('directions-wide.svg'))).toBe(true)
})

test('the page says what the late cancellation of a ride costs', async ({ page }) => {
  await page.goto('/getting-here')
  await expect(page.getByRole('main')).toContainText('later the driver charges 50% of the fare')
})
