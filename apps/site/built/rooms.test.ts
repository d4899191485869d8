import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requireRoom, rooms as siteRooms } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import { formatPrice } from '../app/lib/formats/format'
import { languageCodes, languages, textsOf } from '../e2e/pages'
import { collapse, find, findLabelled, folder, linkOf, listTexts, readPage, readThing, textOf } from './page'

const texts = textsOf('en', 'rooms')

const rooms = siteRooms.map(({ id, sleeps, beds, galleryPictures }) => ({
  id,
  name: texts.rooms[id].name as string,
  kind: texts.rooms[id].kind as string,
  sleeps,
  beds: texts.beds[beds] as string,
  pictures: galleryPictures.length,
}))

const price = (amount: number) => collapse(formatPrice(amount, 'en'))
const singola = requireRoom('singola')

it('the list shows a card with a link for each room', () => {
  const page = readPage('/rooms')
  const cards = page.querySelectorAll('main [data-slot=ui-room-card]')
  const shown = cards.map((card) => [
    textOf(find(card, 'h3')),
    textOf(find(card, '[data-slot=ui-room-card-note]')),
    linkOf(card, ''),
  ])
  expect(shown).toEqual(
    rooms.map(({ id, name, kind }) => [
      name,
      `${kind} · from ${price(requireRoom(id).lowestPrice)}`,
      `/rooms/${id}`,
    ]),
  )
  expect(linkOf(findLabelled(page, 'Stay three, pay for two'), 'See the offer')).toBe('/offers')
})

it('a table compares all rooms', () => {
  const table = findLabelled(readPage('/rooms'), texts.compare.title.replace(/<[^>]+>/g, ''))
  expect(listTexts(table, 'tbody th')).toEqual(rooms.map(({ name, kind }) => `${name} · ${kind}`))
  expect(listTexts(find(table, 'tbody tr', 'Singola'), 'td')).toEqual([
    `From ${price(singola.lowestPrice)} a night`,
    `Usually ${price(singola.usualPrice)}`,
    price(singola.fairPrice),
    '14 m²',
    '1 Single (90 × 200 cm)',
    'Shower',
    'First floor',
    expect.stringMatching(/^West, 3pm.–.7pm; or east \(by e-mail\), 7am.–.noon$/),
    'Not possible',
  ])
})

it('a room shows its prices with their terms, and what water costs', () => {
  const main = find(readPage('/rooms/singola'), 'main')
  expect(textOf(main)).toContain(
    `tourist tax ${price(2.5)} a night (under-twelves exempt) and, if you like, breakfast ${price(18)} (children less)`,
  )
  expect(textOf(main)).toContain(`April to OctoberUsually ${price(singola.usualPrice)}`)
  expect(textOf(main)).toContain(price(singola.fairPrice))
  expect(textOf(main)).toContain(`Bottled water, ${price(hotel.stay.waterPrice)}`)
})

it.each([
  ['classica-doppia', true],
  ['suite', false],
  ['singola', false],
])('the page of %s says what one guest pays less: %s', (id, says) => {
  const main = textOf(find(readPage(`/rooms/${id}`), 'main'))
  expect(
    main.includes(`One guest in a Doppia or Matrimoniale pays ${price(hotelDetails.rates.singleUse)} less`),
  ).toBe(says)
})

it.each(rooms)(
  'the page of $id has its name, facts, gallery, links and the other rooms',
  ({ id, name, kind, sleeps, beds, pictures }) => {
    const page = readPage(`/rooms/${id}`)
    const hero = find(page, '#hero-room')
    expect(textOf(find(hero, 'h1'))).toBe(name)
    expect(textOf(hero)).toContain(kind)
    expect(linkOf(hero, 'All rooms')).toBe('/rooms')
    expect(find(page, 'header').getAttribute('data-state')).toBe('over')
    const main = find(page, 'main')
    expect(listTexts(find(main, '[data-slot=ui-fact-list]'), 'dd')).toEqual([String(sleeps), collapse(beds)])
    for (const link of ['Check availability', 'Book now']) expect(linkOf(main, link)).toBe(hotel.bookingUrl)
    expect(findLabelled(page, 'In the room').querySelectorAll('li')).toHaveLength(10)
    const shown = find(main, '[data-slot=ui-gallery]').querySelectorAll('a')
    const files = new Set(shown.map((link) => link.getAttribute('href') ?? ''))
    expect(files.size).toBe(pictures)
    for (const file of files) expect(existsSync(folder + file), file).toBe(true)
    const texts = new Set(shown.map((link) => find(link, 'picture img').getAttribute('alt')))
    expect(texts.size).toBe(pictures)
    for (const text of texts) expect(text).toMatch(/\w+ \w+/)
    expect(listTexts(findLabelled(page, textsOf('en', 'room').others), 'a')).toEqual(
      rooms.filter((room) => room.id !== id).map((room) => room.name),
    )
  },
)

it.each(languageCodes)('a room in %s has structured data', (language) => {
  const { prefix } = languages[language]
  const page = readPage(`${prefix}/rooms/quadrupla-comfort`)
  const url = `https://casameridiana.example${prefix}/rooms/quadrupla-comfort`
  const room = readThing(page, 'HotelRoom')
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
  const trail = readThing(page, 'BreadcrumbList')
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `https://casameridiana.example${prefix || '/'}`,
    `https://casameridiana.example${prefix}/rooms`,
    url,
  ])
})
