import { expect, it } from 'vitest'
import { checkFairs } from './fairs'
import { parseFairs, readFile } from './site'

const today = '2026-11-21'
const fair = { id: 'a', title: 'A', dates: '16–20 January 2027', href: 'https://a.example/' }
const other = { ...fair, id: 'b' }

/** Formats a list as `fiere.json` is formatted, each field on its own line: the first entry is on lines 2 to 7. */
const toText = (list: unknown) => JSON.stringify(list, null, 2)
const findings = (list: unknown) =>
  checkFairs(toText(list), today).map(({ line, message }) => `${line}: ${message}`)

it('finds no mistake in fiere.json, and can read every date', () => {
  const text = readFile('public/fiere.json')
  expect(checkFairs(text, today)).toEqual([])
  const fairs = parseFairs(JSON.parse(text), today) ?? []
  expect(fairs.length).toBeGreaterThanOrEqual(8)
  expect(fairs.filter(({ period }) => period.precision === 'unknown')).toEqual([])
})

it('accepts an entry with all fields, and one with only the required fields', () => {
  const whole = { ...other, year: 2027, venue: 'Fiera di Vicenza', logo: '/logos/b.svg' }
  expect(findings([fair, whole])).toEqual([])
})

it.each([
  ['a missing title', { ...other, title: undefined }, '8: entry 2, title: is missing'],
  ['an empty title', { ...other, title: ' ' }, '10: entry 2, title: is missing'],
  ['missing dates', { ...other, dates: undefined }, '8: entry 2, dates: is missing'],
  [
    'a link that is not http(s)',
    { ...other, href: 'javascript:alert(1)' },
    '12: entry 2, href: must be an address that begins with https://',
  ],
  [
    'a link without a protocol',
    { ...other, href: 'www.hit-show.it' },
    '12: entry 2, href: must be an address that begins with https://',
  ],
  ['a year of two digits', { ...other, year: 27 }, '13: entry 2, year: must be a year such as 2027'],
  ['a year in words', { ...other, year: 'soon' }, '13: entry 2, year: must be a year such as 2027'],
  ['an id that is a list', { ...other, id: ['b'] }, '9: entry 2, id: must be a text in quotes or a number'],
  [
    'a year that contradicts the dates',
    { ...other, year: 2026 },
    '13: entry 2, year: is 2026, but the dates say 2027',
  ],
  [
    'a year in quotes that contradicts the dates',
    { ...other, year: '2026' },
    '13: entry 2, year: is 2026, but the dates say 2027',
  ],
  ['a venue that is not a text', { ...other, venue: 7 }, '13: entry 2, venue: must be a text in quotes'],
  [
    'dates without a month',
    { ...other, dates: 'soon' },
    '11: entry 2, dates: cannot be read: they name no month',
  ],
  [
    'an end before the beginning',
    { ...other, dates: '20–16 January 2027' },
    '11: entry 2, dates: cannot be read: they end before they begin',
  ],
  [
    'two periods',
    { ...other, dates: '6 e 13 marzo 2027' },
    '11: entry 2, dates: cannot be read: they are not one period',
  ],
  [
    'dates that are denied',
    { ...other, dates: '16–20 January 2027, cancelled' },
    '11: entry 2, dates: cannot be read: they have a word such as “cancelled” or “not”',
  ],
  [
    'a missing year',
    { ...other, dates: '16–20 January' },
    '11: entry 2, dates: have no year: the site shows 2027',
  ],
  ['a duplicate id', fair, '9: entry 2, id: is the same as that of entry 1'],
  ['an entry that is not an object', 'Hit Show', '8: entry 2: must be an entry in braces'],
])('reports line and field of %s', (_, bad, finding) => {
  expect(findings([fair, bad])).toEqual([finding])
})

it('accepts empty optional fields, a year in quotes and an id that is a number', () => {
  expect(
    findings([
      { ...fair, year: null, venue: '', logo: null },
      { ...fair, id: 7, year: '2027' },
      { ...other, dates: '16–20 January', year: 2027 },
    ]),
  ).toEqual([])
})

it('reports an id that is the same as a number and as a text', () => {
  expect(
    findings([
      { ...fair, id: 7 },
      { ...other, id: '7' },
    ]),
  ).toEqual(['9: entry 2, id: is the same as that of entry 1'])
})

it('accepts the year in which a fair begins when its dates name the year in which it ends', () => {
  expect(findings([{ ...fair, dates: '30 Dez. – 3. Jan. 2028', year: 2027 }])).toEqual([])
})

it('reports every invalid field in order of lines', () => {
  expect(findings([{ ...fair, title: '', href: '' }, other, { ...other, year: 1 }])).toEqual([
    '4: entry 1, title: is missing',
    '6: entry 1, href: is missing',
    '15: entry 3, id: is the same as that of entry 2',
    '19: entry 3, year: must be a year such as 2027',
  ])
})

it.each([
  ['a superfluous comma', '[\n  {"id": "a"},\n]', 2],
  ['a missing comma', '[\n  {"id": "a"\n  "title": "A"}\n]', 2],
  ['a text without quotes', '[\n  {"id": a}\n]', 2],
  ['an empty file', '', 1],
])('reports the line of a syntax error: %s', (_, text, line) => {
  expect(checkFairs(text, today)).toEqual([
    { line, message: expect.stringMatching(/^the file cannot be read: \w/) },
  ])
})

it('reports a file that is not a list', () => {
  expect(findings({ fairs: [fair] })).toEqual(['1: the file: must be a list in square brackets'])
})
