import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offers } from './content/offers'
import { requireRoom } from './content/rooms'
import { hotelDetails } from './hotel-details'
import {
  calculateExtrasPrice,
  calculateOfferPrice,
  calculateOfferSaving,
  calculatePartsPrice,
} from './lib/facts/offer-prices'
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
    const named = [example?.room, ...Object.keys(fixed?.prices ?? {})]
    for (const room of named.filter((room) => room !== undefined))
      expect(JSON.stringify(textsOf(language, 'offers').offers[id])).toContain(rooms[room].name)
  }
})

it('offers a room in which the guests of the offer can sleep', () => {
  for (const { fixed, example } of offers) {
    if (example) expect(requireRoom(example.room).sleeps).toBeGreaterThanOrEqual(example.guests)
    for (const room of Object.keys(fixed?.prices ?? {}))
      expect(requireRoom(room).sleeps).toBeGreaterThanOrEqual(fixed?.guests ?? 0)
  }
})

it('has no offer that costs as much as its parts at the lowest prices', () => {
  for (const offer of offers) {
    const { guests, price } = calculateOfferPrice(offer)
    const prices: [string, number][] = offer.example
      ? [[offer.example.room, price]]
      : Object.entries(offer.fixed?.prices ?? {})
    expect(prices).not.toEqual([])
    for (const [room, price] of prices)
      expect(price, room).toBeLessThan(calculatePartsPrice(offer, room, guests))
  }
})

it('has no offer whose extras make up a quarter of the price, which would be a package tour', () => {
  for (const offer of offers)
    expect(calculateExtrasPrice(offer)).toBeLessThan(calculateOfferPrice(offer).price / 4)
})

it('finds the lowest price of an offer at the rate of the day, with breakfast', () => {
  expect(offers.map((offer) => calculateOfferPrice(offer))).toEqual([
    { room: 'classica-doppia', guests: 2, price: 302 },
    { room: 'classica-doppia', guests: 2, price: 345 },
  ])
})

it('calculates what an offer saves at the lowest and the usual prices: a night with breakfast, or the difference to all parts', () => {
  expect(offers.map((offer) => calculateOfferSaving(offer))).toEqual([
    115 + 2 * 18,
    2 * (115 + 2 * 18) + 2 * 30 + 24 - 345,
  ])
  expect(offers.map((offer) => calculateOfferSaving(offer, 'usualPrice'))).toEqual([
    145 + 2 * 18,
    2 * (145 + 2 * 18) + 2 * 30 + 24 - 345,
  ])
})
