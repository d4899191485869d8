import { requireRoom } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { formatPrice } from '../app/lib/formats/format'
import { languageCodes, languages } from './pages'
import { bookingUrl, englishRoomsTexts, gallery, main, otherRooms, removeTags, rooms } from './rooms'
import { readStructuredData } from './structured-data'
import { expect, type Page, siteHeader, test, waitForSectionHydration } from './test'

const price = (amount: number) => formatPrice(amount, 'en')
const cards = (page: Page) => main(page).locator('[data-slot=ui-room-card]')

test('the list shows a card for each room, which opens it from any point', async ({ page }) => {
  await page.goto('/rooms')
  await expect(cards(page)).toHaveCount(rooms.length)
  for (const [index, { id, name, kind }] of rooms.entries()) {
    const card = cards(page).nth(index)
    await expect(card.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(card).toContainText(kind)
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/rooms/${id}`)
  }
  const longer = page.getByRole('region', { name: 'Stay longer, pay less' })
  await expect(longer.getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '/offers')
  await cards(page)
    .nth(3)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/rooms/superior-tripla')
  await expect(page.getByRole('heading', { level: 1, name: 'Superior Tripla' })).toBeVisible()
})

test('a table compares all rooms, and is as wide as a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/rooms')
  const table = page.getByRole('table', { name: removeTags(englishRoomsTexts.compare.title) })
  await expect(table.getByRole('rowheader')).toHaveText(rooms.map(({ name, kind }) => `${name} · ${kind}`))
  await expect(table.getByRole('row', { name: 'Singola' }).getByRole('cell')).toHaveText([
    `From ${price(requireRoom('singola').lowestPrice)} a night`,
    price(requireRoom('singola').fairPrice),
    '14 m²',
    '1 Single (90 × 200 cm)',
    'Shower',
    'First floor',
    /^From the west, 15:00.–.19:00$/,
    'Not possible',
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

// The pages of all rooms are made from the same data.
for (const { id, name, kind, sleeps, beds, pictures } of rooms.filter(({ id }) =>
  /^(suite|singola)$/.test(id),
))
  test(`the page of ${id} has its name, facts, gallery, links and the other rooms`, async ({ page }) => {
    await page.goto(`/rooms/${id}`)
    const hero = page.locator('#hero-room')
    await expect(hero.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(hero).toContainText(kind)
    await expect(hero.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/rooms')
    await expect(siteHeader(page)).toHaveAttribute('data-state', 'over')
    const facts = main(page).locator('[data-slot=ui-fact-list]').getByRole('definition')
    await expect(facts).toHaveText([String(sleeps), beds])
    for (const link of ['Check availability', 'Book now'])
      await expect(main(page).getByRole('link', { name: link })).toHaveAttribute('href', bookingUrl)
    await expect(page.getByRole('region', { name: 'In the room' }).getByRole('listitem')).toHaveCount(10)
    const shown = await gallery(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href'),
          link.querySelector<HTMLImageElement>('picture img')?.alt,
        ]),
      )
    expect(new Set(shown.map(([file]) => file)).size).toBe(pictures)
    expect(new Set(shown.map(([, text]) => text)).size).toBe(pictures)
    for (const [, text] of shown) expect(text).toMatch(/\w+ \w+/)
    const rest = rooms.filter((room) => room.id !== id)
    await expect(otherRooms(page).getByRole('link')).toHaveText(rest.map((room) => room.name))
  })

test('a room shows its price on fair days, and leads to another room and back to the list', async ({
  page,
}) => {
  await page.goto('/rooms/singola')
  await expect(main(page).getByText(price(requireRoom('singola').fairPrice), { exact: true })).toBeVisible()
  await expect(main(page).getByText(`Bottled waters, ${price(hotel.stay.waterPrice)}`)).toBeVisible()
  await otherRooms(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/rooms/suite')
  await page.locator('#hero-room').getByRole('link', { name: 'All rooms' }).click()
  await expect(page).toHaveURL('/rooms')
})

test('the lightbox shows the pressed picture, loops, selects by thumbnail; button, backdrop and Escape close it', async ({
  page,
}) => {
  await page.goto('/rooms/suite')
  const pictures = gallery(page).getByRole('link')
  const count = await pictures.count()
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the room: Suite' })
  const place = (index: number) =>
    expect(lightbox).toHaveAccessibleDescription(new RegExp(`${index} of ${count}$`))
  await pictures.first().click()
  await place(1)
  await lightbox.getByRole('button', { name: 'Previous picture' }).click()
  await place(count)
  await lightbox.getByRole('button', { name: 'Next picture' }).click()
  await place(1)
  const thumbnails = lightbox.getByRole('list').getByRole('button')
  await expect(thumbnails).toHaveCount(count)
  await thumbnails.nth(2).click()
  await place(3)
  await lightbox.getByRole('button', { name: 'Close the pictures' }).click()
  await expect(lightbox).toBeHidden()
  await expect(pictures.first()).toBeFocused()
  await pictures.last().click()
  await place(count)
  await lightbox.click({ position: { x: 6, y: 200 } })
  await expect(lightbox).toBeHidden()
  await pictures.last().click()
  await place(count)
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
})

test('the showcase of the home page: keys move and select, its links lead to the room, the engine and the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const showcase = page.getByRole('region', { name: removeTags(englishRoomsTexts.showcase.title) })
  const tab = (name: string) =>
    showcase.getByRole('tab', { name: new RegExp(`^${name} \\w+ room|^${name} Room`) })
  await waitForSectionHydration(page, showcase)
  await expect(showcase.getByRole('tab')).toHaveCount(rooms.length)
  await tab('Suite').focus()
  await page.keyboard.press('ArrowUp')
  await expect(tab(rooms.at(-1)?.name ?? '')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab('Suite')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tab('Superior Matrimoniale')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab('Superior Matrimoniale')).toHaveAttribute('aria-selected', 'true')
  await tab('Quadrupla Comfort').click()
  const panel = showcase.getByRole('tabpanel', { name: 'Quadrupla Comfort' })
  await expect(panel.locator('[data-slot=ui-showcase-picture]')).toHaveCSS('transition-duration', '0.78s')
  await panel.hover()
  await expect(panel.locator('[data-slot=ui-showcase-details]')).toHaveAttribute('data-state', 'open')
  await expect(panel.getByRole('link', { name: 'Check' })).toHaveAttribute('href', bookingUrl)
  await expect(panel.getByRole('link', { name: 'View more Quadrupla Comfort' })).toHaveAttribute(
    'href',
    '/rooms/quadrupla-comfort',
  )
  await showcase.getByRole('link', { name: 'View all rooms' }).click()
  await expect(page).toHaveURL('/rooms')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languageCodes) {
    const { prefix } = languages[language]

    test(`a room in ${language} has its text, pictures that are links to files, and structured data`, async ({
      page,
      request,
    }) => {
      await page.goto(`${prefix}/rooms/quadrupla-comfort`)
      const files = await main(page)
        .locator('[data-slot=ui-gallery]')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(files.length).toBeGreaterThan(3)
      expect((await request.get(files[0] ?? '')).ok()).toBe(true)
      const url = `https://casameridiana.example${prefix}/rooms/quadrupla-comfort`
      const room = await readStructuredData(page, 'HotelRoom')
      expect(room).toMatchObject({
        name: 'Quadrupla Comfort',
        url,
        occupancy: { maxValue: 4 },
        floorSize: { value: 40, unitCode: 'MTK' },
        containedInPlace: { '@id': 'https://casameridiana.example/#hotel' },
        bed: [
          { '@type': 'BedDetails', typeOfBed: 'double', numberOfBeds: 1 },
          { '@type': 'BedDetails', typeOfBed: 'single', numberOfBeds: 2 },
        ],
      })
      expect(room.amenityFeature).toHaveLength(10)
      const trail = await readStructuredData(page, 'BreadcrumbList')
      expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
        `https://casameridiana.example${prefix}/`,
        `https://casameridiana.example${prefix}/rooms`,
        url,
      ])
    })
  }
})
