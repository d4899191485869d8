import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hotel } from '../hotel'
import { languageCodes } from '../lib/languages/languages'
import { groupAmenities } from './amenities'
import { roomIds } from './room-id'
import { requireRoom, rooms } from './rooms'

const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../public/locales/${language}/${file}.json`, import.meta.url), 'utf8'))

it('contains the nine rooms of the specification with capacity, beds and gallery size', () => {
  const known = [
    ['suite', 2, 'queen', 9],
    ['superior-matrimoniale', 2, 'double', 8],
    ['superior-doppia', 2, 'twin', 5],
    ['superior-tripla', 3, 'triple', 6],
    ['classica-matrimoniale', 2, 'double', 10],
    ['classica-doppia', 2, 'twin', 6],
    ['quadrupla-classica', 4, 'double-and-twin', 15],
    ['quadrupla-comfort', 4, 'double-and-twin', 7],
    ['singola', 1, 'single', 6],
  ]
  // The test ignores other rooms, because the hotel may add some.
  expect(
    rooms.map(({ id, sleeps, beds, galleryPictures }) => [id, sleeps, beds, galleryPictures.length]),
  ).toEqual(expect.arrayContaining(known))
})

it('has room for as many guests as the booking form offers', () => {
  expect(hotel.maxGuests).toBe(Math.max(...rooms.map(({ sleeps }) => sleeps)))
})

it('gives every room the same six amenities with icons and four without', () => {
  for (const room of rooms) {
    const amenities = groupAmenities(room.amenities)
    expect(amenities.withIcons.map(({ icon }) => icon)).toEqual([
      'wifi',
      'tv',
      'ac',
      'minibar',
      'safe',
      'hairdryer',
    ])
    expect(amenities.plainText.map(({ nameKey }) => nameKey)).toEqual([
      'robes',
      'toiletries',
      'chocolate',
      'waters',
    ])
  }
})

it('shows no picture twice in a gallery, and none of another room', () => {
  for (const { id, galleryPictures } of rooms) {
    expect(new Set(galleryPictures).size, id).toBe(galleryPictures.length)
    const foreign = galleryPictures.filter((picture) =>
      rooms.some((other) => other.id !== id && picture.startsWith(`${other.id}-`)),
    )
    expect(foreign, id).toEqual([])
  }
})

it('has the sun in the windows from the side to which they face, at the hour of the sundial', () => {
  const hours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  for (const { id, hour, side, sun, otherSide, count } of rooms) {
    const [from, to] = [hours(sun.from), hours(sun.to)]
    if (otherSide) {
      expect(otherSide.count, id).toBeLessThan(count)
      expect(hours(otherSide.sun.to) <= 13, id).toBe(side === 'west')
    }
    expect(hour, id).toBeGreaterThanOrEqual(from)
    expect(hour, id).toBeLessThanOrEqual(to)
    expect(side, id).toBe(to <= 13 ? 'east' : 'west')
  }
})

it('usually costs more than at its lowest price, and most on fair nights', () => {
  for (const { id, lowestPrice, usualPrice, fairPrice } of rooms) {
    expect(usualPrice, id).toBeGreaterThan(lowestPrice)
    expect(fairPrice, id).toBeGreaterThan(usualPrice)
  }
})

it('finds a room by its id, and throws for an unknown id', () => {
  expect(requireRoom('quadrupla-comfort').sleeps).toBe(4)
  expect(() => requireRoom('penthouse')).toThrow('penthouse')
})

it('lists the rooms in the order of the ids', () => {
  expect(rooms.map(({ id }) => id)).toEqual(roomIds)
})

it('refers only to picture files that exist', () => {
  const ids = rooms.flatMap(({ id, galleryPictures }) => [`${id}-hero`, ...galleryPictures])
  // The main picture of the suite is the morning slide of the home page's hero.
  const files = ids.map((id) => (id === 'suite-hero' ? 'hero-morning' : id))
  const missing = files.filter((file) => !existsSync(new URL(`../../pictures/${file}.webp`, import.meta.url)))
  expect(missing).toEqual([])
})

describe.each([...languageCodes])('in %s', (language) => {
  const list = wordsOf(language, 'rooms')
  const shared = wordsOf(language, 'room')

  it.each(rooms.map((room) => [room.id, room] as const))('%s has all its texts', (id, room) => {
    const own = shared.pages[id]
    expect(list.rooms[id]).toEqual({
      name: expect.any(String),
      kind: expect.any(String),
      short: expect.any(String),
    })
    expect(list.beds[room.beds]).toEqual(expect.any(String))
    expect(own.title.replace(/<[^>]+>/g, '')).toBe(list.rooms[id].name)
    expect(own.long.length).toBeGreaterThanOrEqual(2)
    expect(own.long.length).toBeLessThanOrEqual(4)
    for (const nameKey of room.amenities)
      expect(shared.amenities[nameKey], nameKey).toEqual(expect.any(String))
  })

  it.each(rooms.map((room) => [room.id, room] as const))(
    'every picture of %s has an alternative text in exactly one of three places',
    (id, { galleryPictures }) => {
      const places = [shared.pages[id], shared, list]
      for (const picture of new Set([`${id}-hero`, ...galleryPictures]))
        expect(
          places.flatMap((words) => words.pictures[picture] ?? []),
          picture,
        ).toEqual([expect.any(String)])
    },
  )

  it.each([['rooms', list], ...Object.entries<typeof list>(shared.pages)])(
    '%s has a title and description that fit search results',
    (_, { meta }) => {
      expect(meta.title.replace('{{name}}', 'Casa Meridiana').length).toBeLessThanOrEqual(70)
      expect(meta.description.length).toBeGreaterThanOrEqual(110)
      expect(meta.description.length).toBeLessThanOrEqual(165)
    },
  )
})
