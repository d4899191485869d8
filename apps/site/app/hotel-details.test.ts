import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offers } from './content/offers'
import { requireRoom } from './content/rooms'
import { hotelDetails } from './hotel-details'
import { calculateBicyclesPrice, calculateOfferPrice } from './lib/facts/offer-prices'
import { languageCodes } from './lib/languages/languages'

const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../public/locales/${language}/${file}.json`, import.meta.url), 'utf8'))

it('has its accessible room on the ground floor, with a shower', () => {
  const room = requireRoom(hotelDetails.access.room)
  expect(room).toMatchObject({ floor: 0, bathroom: 'shower' })
})

it.each(languageCodes)('names the rooms of accessibility page and offers in %s', (language) => {
  const { rooms } = textsOf(language, 'rooms')
  const { items } = textsOf(language, 'accessibility').sections.house
  expect(JSON.stringify(items)).toContain(rooms[hotelDetails.access.room].name)
  for (const { id, fixed, example } of offers) {
    const named = [fixed?.room, example?.room, ...Object.keys(fixed?.surcharges ?? {})]
    for (const room of named.filter((room) => room !== undefined))
      expect(JSON.stringify(textsOf(language, 'offers').offers[id])).toContain(rooms[room].name)
  }
})

it('offers a room in which the guests of the offer can sleep', () => {
  for (const { fixed, example } of offers)
    for (const { room, guests } of [fixed, example].filter((stay) => stay !== undefined))
      expect(requireRoom(room)?.sleeps).toBeGreaterThanOrEqual(guests)
})

it('has no offer whose bicycles make up a quarter of the price, which would be a package tour', () => {
  for (const offer of offers)
    expect(calculateBicyclesPrice(offer)).toBeLessThan(calculateOfferPrice(offer).price / 4)
})

it('finds the lowest price of an offer at the rate of the day, with breakfast', () => {
  const { lowestPrice } = requireRoom('classica-doppia')
  expect(offers.map(calculateOfferPrice)).toEqual([
    { guests: 2, price: 2 * (lowestPrice + 2 * hotelDetails.breakfast.price) },
    { guests: 2, price: 370 },
  ])
})
