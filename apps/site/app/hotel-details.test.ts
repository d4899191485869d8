import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offers } from './content/offers'
import { findRoom } from './content/rooms'
import { hotelDetails } from './hotel-details'
import { languageCodes } from './lib/languages'

const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../public/locales/${language}/${file}.json`, import.meta.url), 'utf8'))

it('has its accessible room on the ground floor, with a shower', () => {
  const room = findRoom(hotelDetails.access.room)
  expect(room).toMatchObject({ floor: 0, bathroom: 'shower' })
})

it.each(languageCodes)('names the rooms of accessibility page and offers in %s', (language) => {
  const { rooms } = textsOf(language, 'rooms')
  const { items } = textsOf(language, 'accessibility').sections.house
  expect(JSON.stringify(items)).toContain(rooms[hotelDetails.access.room].name)
  for (const { id, fixed } of offers)
    if (fixed)
      expect(JSON.stringify(textsOf(language, 'offers').offers[id])).toContain(rooms[fixed.room].name)
})

it('offers a room in which the guests of the offer can sleep', () => {
  for (const { fixed } of offers)
    if (fixed) expect(findRoom(fixed.room)?.sleeps).toBeGreaterThanOrEqual(fixed.guests)
})
