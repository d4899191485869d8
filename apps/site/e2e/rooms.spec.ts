import { requireRoom } from '../app/content/rooms'
import { formatPrice } from '../app/lib/formats/format'
import { type Language, languages } from './pages'
import { bookingUrl, englishRoomsTexts, main, removeTags, rooms } from './rooms'
import { expect, type Page, test } from './test'

const words = {
  en: { title: 'Choose your hour of sun', back: 'All rooms', quad: '1 Double and 2 Twin', late: 'By 11:00' },
  it: {
    title: 'Scegliete la vostra ora di sole',
    back: 'Tutte le camere',
    quad: '1 matrimoniale e 2 singoli',
    late: 'Entro le 11:00',
  },
  de: {
    title: 'Wählen Sie Ihre Stunde Sonne',
    back: 'Alle Zimmer',
    quad: '1 Doppelbett und 2 Einzelbetten',
    late: 'Bis 11:00',
  },
}

const cards = (page: Page) => main(page).locator('[data-slot=ui-room-card]')

test.describe('the list of rooms', () => {
  test('shows a card for each room: picture, name, capacity, beds and link', async ({ page }) => {
    await page.goto('/rooms')
    await expect(page).toHaveTitle(englishRoomsTexts.meta.title.replace('{{name}}', 'Casa Meridiana'))
    await expect(cards(page)).toHaveCount(rooms.length)
    for (const [index, { id, name, sleeps, beds }] of rooms.entries()) {
      const card = cards(page).nth(index)
      await expect(card.locator('img').last()).toHaveAttribute('src', /.+/)
      await expect(card.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(card).toContainText(`Sleeps ${sleeps}`)
      await expect(card).toContainText(beds)
      await expect(card).toContainText('View more')
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/rooms/${id}`)
    }
  })

  test('opens a room from any point of its card', async ({ page }) => {
    await page.goto('/rooms')
    await cards(page)
      .nth(3)
      .click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/rooms/superior-tripla')
    await expect(page.getByRole('heading', { level: 1, name: 'Superior Tripla' })).toBeVisible()
  })

  test('links to the offers and to the booking engine', async ({ page }) => {
    await page.goto('/rooms')
    const longer = page.getByRole('region', { name: 'Stay longer, pay less' })
    const check = longer.getByRole('link', { name: 'Check availability' })
    await expect(check).toHaveAttribute('href', bookingUrl)
    await expect(check).toHaveAttribute('target', '_blank')
    await longer.getByRole('link', { name: 'See the offers' }).click()
    await expect(page).toHaveURL('/offers')
  })
})

test('a table compares all rooms, and is as wide as a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/rooms')
  const table = page.getByRole('table', { name: removeTags(englishRoomsTexts.compare.title) })
  await expect(table.getByRole('rowheader')).toHaveText(rooms.map(({ name }) => name))
  await expect(table.getByRole('row', { name: 'Singola' }).getByRole('cell')).toHaveText([
    `From ${formatPrice(requireRoom('singola').lowestPrice, 'en')} a night`,
    '1',
    '14 m²',
    '1 Single (90 × 200 cm)',
    'Shower',
    'First floor',
    /^From the west, 15:00.–.19:00$/,
    'Not possible',
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const [language, { title, back, quad, late }] of Object.entries(words)) {
  const { prefix } = languages[language as Language]

  test(`${prefix}/rooms and its rooms are in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/rooms`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await cards(page).nth(6).getByRole('link').click()
    await expect(page).toHaveURL(`${prefix}/rooms/quadrupla-classica`)
    await expect(page.getByRole('heading', { level: 1, name: 'Quadrupla Classica' })).toBeVisible()
    await expect(main(page)).toContainText(quad)
    await expect(main(page)).toContainText(late)
    await expect(main(page)).not.toContainText(/\{\{|\b(stay|beds|rooms|pictures|amenities|gallery)\.\w/)
    await main(page).getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(`${prefix}/rooms`)
  })
}
