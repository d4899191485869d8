import { expect, it } from 'vitest'
import { findFacts } from './facts'
import { readTexts } from './site'

const check = (language: string, text: string, file = 'home', key = 'text') =>
  findFacts({ [language]: { [file]: { [key]: text } } })

it('finds no fact in the texts of the site', () => {
  expect(findFacts(readTexts())).toEqual([])
})

it.each([
  ['en', 'Ten minutes by car', 'Ten minutes'],
  ['en', 'A 10-minute drive', '10-minute'],
  ['it', 'a dieci minuti dalla fiera', 'dieci minuti'],
  ['de', 'zehn Autominuten', 'zehn Autominuten'],
  ['en', 'Water costs €1.50', '€1.50'],
  ['de', 'Wasser kostet 1,50\u00a0€', '1,50\u00a0€'],
  ['en', 'A four-star house', 'four-star'],
  ['it', 'check-in dalle 15.00', 'hotel.stay.checkIn'],
  ['de', 'vom 4. August an', 'hotel.restaurant.holidays.from'],
  ['it', 'sconto del 10\u00a0%', '10\u00a0%'],
  ['en', 'Call +39 0444 000000', 'hotel.phone'],
  ['de', 'Ein Parkplatz mit 40 Stellplätzen', '40'],
])('reports in %s: %s', (language, text, found) => {
  expect(check(language, text)).toEqual([`${language}/home.json, text writes out ${found}: interpolate it`])
})

it.each([
  ['en', '{{minutes}} minutes by car, {{kilometres}} km from the A4, ten rooms'],
  ['it', 'Due hanno la vasca, alle otto'],
  ['de', 'Zehn Zimmer, zwei Personen'],
])('reports nothing in %s: %s', (language, text) => {
  expect(check(language, text)).toEqual([])
})

it('accepts the numbers of articles, which describe the world, but not the hotel’s times', () => {
  expect(check('en', 'The lake is ten minutes away, 33 metres deep', 'posts', 'pages.hills.lede')).toEqual([])
  expect(check('en', 'Dinner is at 19:30', 'posts', 'pages.hills.lede')).toHaveLength(1)
})

it('accepts the numbers of laws, but no quantities beside them', () => {
  expect(check('en', 'By Article 122 of the code', 'privacy')).toEqual([])
  expect(check('en', 'By Article 122, for 12 months', 'privacy')).toHaveLength(1)
})
