import { requireRoom } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import { formatPrice } from '../app/lib/formats/format'
import { findLowestTextContrast } from './contrast'
import { languageCodes, languages } from './pages'
import { bookingUrl, gallery, main, otherRooms, rooms } from './rooms'
import { readStructuredData } from './structured-data'
import { expect, type Page, test, waitForHydration } from './test'

for (const { id, name, sleeps, beds } of rooms) {
  test.describe(id, () => {
    test('shows name, a link back, capacity, beds and two to four paragraphs', async ({ page }) => {
      await page.goto(`/rooms/${id}`)
      const hero = page.locator('#hero-room')
      await expect(hero.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(hero.getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
      const facts = main(page).locator('[data-slot=ui-fact-list]').getByRole('definition')
      await expect(facts).toHaveText([String(sleeps), beds])
      const paragraphs = await main(page)
        .locator('section:has([data-slot=ui-fact-list])')
        .getByRole('paragraph')
        .count()
      expect(paragraphs).toBeGreaterThanOrEqual(2)
      expect(paragraphs).toBeLessThanOrEqual(4)
      await hero.getByRole('link', { name: 'All rooms' }).click()
      await expect(page).toHaveURL('/rooms')
    })

    test('shows all other rooms and not itself', async ({ page }) => {
      await page.goto(`/rooms/${id}`)
      const links = otherRooms(page).getByRole('link')
      const rest = rooms.filter((room) => room.id !== id)
      await expect(links).toHaveText(rest.map((room) => room.name))
      await links.first().click()
      await expect(page).toHaveURL(`/rooms/${rest[0]?.id}`)
    })
  })
}

test('a room links to the booking engine from its text and from its end', async ({ page }) => {
  await page.goto('/rooms/suite')
  for (const name of ['Check availability', 'Book now']) {
    const link = main(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', bookingUrl)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

const price = (amount: number) => formatPrice(amount, 'en')

test('a room shows the terms of a stay', async ({ page }) => {
  const { breakfast, lateCheckOut } = hotelDetails
  const { stay } = hotel
  await page.goto('/rooms/singola')
  await expect(main(page).locator('[data-slot=ui-term-list]').last().getByRole('definition')).toHaveText([
    new RegExp(
      `If the rate does not include breakfast, it costs ${price(breakfast.price)}, ${price(breakfast.childPrice)}`,
    ),
    `From ${stay.checkIn}; earlier on request`,
    `By ${stay.checkOut}; later on request, until ${lateCheckOut.until} for ${price(lateCheckOut.price)}`,
    /^Free with every rate until .+; then we charge the first night, as for a no-show$/,
    `${price(stay.waterPrice)} a bottle`,
    'Free',
  ])
})

test('a room shows its facts', async ({ page }) => {
  await page.goto('/rooms/quadrupla-comfort')
  await expect(main(page).locator('[data-slot=ui-term-list]').first().getByRole('definition')).toHaveText([
    `From ${price(requireRoom('quadrupla-comfort').lowestPrice)} a night`,
    `${requireRoom('quadrupla-comfort').area} m²`,
    'Double 160 × 190 cm, singles 90 × 200 cm each',
    'Bath and separate shower',
    'First floor',
    /^From the west, 14:30.–.19:00$/,
    'Cot on request',
  ])
})

test('a room lists six amenities with icons, and four in plain text', async ({ page }) => {
  await page.goto('/rooms/classica-doppia')
  const amenities = page.getByRole('region', { name: 'What you can leave at home' })
  const items = amenities.getByRole('listitem')
  await expect(items).toHaveText([
    'Wi-Fi',
    'Television',
    'Air conditioning',
    'Minibar',
    'Safe',
    'Hairdryer',
    'Terry bathrobes',
    'Branded bath amenities',
    'Nightly chocolate',
    'Bottled waters',
  ])
  await expect(items.filter({ has: page.locator('svg') })).toHaveCount(6)
})

test('a room without pictures has no gallery, and all the rest', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replace(/galleryPictures:\[[^\]]*singola-bed[^\]]*\]/, 'galleryPictures:[]'),
    })
  })
  await page.goto('/rooms')
  await waitForHydration(page)
  await main(page).locator('a[href="/rooms/singola"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Singola' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you can leave at home' })).toBeVisible()
  await expect(otherRooms(page).getByRole('listitem')).toHaveCount(rooms.length - 1)
  await expect(gallery(page)).toHaveCount(0)
})

test('the header is transparent over the picture of a room and solid below it', async ({ page }) => {
  await page.goto('/rooms/suite')
  const header = page.locator('[data-slot=ui-header]')
  await expect(header).toHaveAttribute('data-state', 'over')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(header).not.toHaveAttribute('data-state', 'over')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a room has its text, and each picture is a link to its file', async ({ page, request }) => {
    await page.goto('/rooms/quadrupla-comfort')
    await expect(main(page)).toContainText('It is nearly two rooms')
    for (const link of await gallery(page).getByRole('link').all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true)
  })
})

test.describe('the other rooms', () => {
  const list = (page: Page) => otherRooms(page).getByRole('list')

  test('move into view when they are scrolled to', async ({ page }) => {
    await page.goto('/rooms/suite')
    // Reloads: then the sections above have their true height at once, and the scroll position stays right.
    await page.reload()
    // While the section is still below the window, React hydrates it and hides the list, which then fades in on scroll.
    await list(page).evaluate((list) => scrollTo(0, list.getBoundingClientRect().top - 1.4 * innerHeight))
    await expect(list(page)).toHaveCSS('opacity', '0')
    await list(page).scrollIntoViewIfNeeded()
    await expect(list(page)).toHaveCSS('opacity', '1')
  })

  test.describe('on a touch device', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('show from the start', async ({ page }) => {
      await page.goto('/rooms/suite', { waitUntil: 'networkidle' })
      await expect(list(page)).toHaveCSS('opacity', '1')
      await expect(list(page)).toHaveCSS('translate', 'none')
    })
  })
})

test('an unknown room responds with 404 and a link home', async ({ page }) => {
  const response = await page.goto('/rooms/penthouse')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

for (const language of languageCodes) {
  const { prefix } = languages[language]

  test(`a room has structured data and breadcrumbs in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/rooms/quadrupla-comfort`)
    const url = `https://casameridiana.example${prefix}/rooms/quadrupla-comfort`
    const room = await readStructuredData(page, 'HotelRoom')
    expect(room).toMatchObject({
      name: 'Quadrupla Comfort',
      url,
      occupancy: { maxValue: 4 },
      floorSize: { value: 40, unitCode: 'MTK' },
      containedInPlace: { '@id': 'https://casameridiana.example/#hotel' },
    })
    expect(room.bed).toEqual([
      { '@type': 'BedDetails', typeOfBed: 'double', numberOfBeds: 1 },
      { '@type': 'BedDetails', typeOfBed: 'single', numberOfBeds: 2 },
    ])
    expect(room.amenityFeature).toHaveLength(10)
    const trail = await readStructuredData(page, 'BreadcrumbList')
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `https://casameridiana.example${prefix || ''}/`,
      `https://casameridiana.example${prefix}/rooms`,
      url,
    ])
  })
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the longest text over every room’s picture at ${width} px has contrast 4.5:1 with the brightest pixel`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const { id } of rooms) {
      await page.goto(`/de/rooms/${id}`)
      const hero = page.locator('#hero-room')
      await hero
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.decode())
      const contrast = await findLowestTextContrast(
        page,
        hero.locator('[data-slot=ui-banner-body]'),
        '[data-slot=ui-heading], [data-slot=ui-text]',
      )
      expect(contrast, id).toBeGreaterThanOrEqual(4.5)
    }
  })
}
