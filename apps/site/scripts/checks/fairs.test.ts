import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseFairs } from '../../app/lib/fairs'
import { checkFairs } from './fairs'

const fair = { id: 'a', title: 'A', dates: '16–20 January 2027', href: 'https://a.example/' }
const other = { ...fair, id: 'b' }

/** As the hotel writes it: each field on a line of its own, the first entry from line 2 to line 7. */
const written = (list: unknown) => JSON.stringify(list, null, 2)
const findings = async (list: unknown) =>
  (await checkFairs(written(list))).map(({ line, message }) => `${line}: ${message}`)

it('finds nothing in the list that the hotel keeps, in which every date can be read', async () => {
  const text = readFileSync('public/fiere.json', 'utf8')
  expect(await checkFairs(text)).toEqual([])
  const fairs = parseFairs(JSON.parse(text), new Date())
  expect(fairs.length).toBeGreaterThanOrEqual(8)
  expect(fairs.filter(({ period }) => !period)).toEqual([])
})

it('finds nothing where an entry has all its fields, or only those that it must have', async () => {
  const whole = { ...other, year: 2027, venue: 'Fiera di Vicenza', logo: '/logos/b.svg' }
  expect(await findings([fair, whole])).toEqual([])
})

it.each([
  ['a title that is missing', { ...other, title: undefined }, '8: entry 2, title: is missing'],
  ['a title that is empty', { ...other, title: ' ' }, '10: entry 2, title: is empty'],
  ['dates that are missing', { ...other, dates: undefined }, '8: entry 2, dates: is missing'],
  [
    'an address that is not http(s)',
    { ...other, href: 'javascript:alert(1)' },
    '12: entry 2, href: must be an address that begins with https://',
  ],
  [
    'an address without its beginning',
    { ...other, href: 'www.hit-show.it' },
    '12: entry 2, href: must be an address that begins with https://',
  ],
  ['a year of two digits', { ...other, year: 27 }, '13: entry 2, year: must be a year such as 2027'],
  ['a year in quotes', { ...other, year: '2027' }, '13: entry 2, year: must be a number without quotes'],
  [
    'a year that the dates deny',
    { ...other, year: 2026 },
    '13: entry 2, year: is 2026, but the dates say 2027',
  ],
  ['a venue that is no text', { ...other, venue: 7 }, '13: entry 2, venue: must be a text in quotes'],
  ['an id that stands twice', fair, '9: entry 2, id: is the same as that of entry 1'],
  ['an entry that is none', 'Hit Show', '8: entry 2: must be an entry in braces'],
])('names line and field of %s', async (_, bad, finding) => {
  expect(await findings([fair, bad])).toEqual([finding])
})

it('takes the year in which a fair begins for right, though its dates name the one in which it ends', async () => {
  expect(await findings([{ ...fair, dates: '30 Dez. – 3. Jan. 2028', year: 2027 }])).toEqual([])
})

it('names every bad field, from the top down', async () => {
  expect(await findings([{ ...fair, title: '', href: '' }, other, { ...other, year: 1 }])).toEqual([
    '4: entry 1, title: is empty',
    '6: entry 1, href: must be an address that begins with https://',
    '15: entry 3, id: is the same as that of entry 2',
    '19: entry 3, year: must be a year such as 2027',
  ])
})

it.each([
  ['a comma too many', '[\n  {"id": "a"},\n]', 2],
  ['a comma too few', '[\n  {"id": "a"\n  "title": "A"}\n]', 3],
  ['a text without quotes', '[\n  {"id": a}\n]', 2],
  ['no text at all', '', 1],
])('names the line where JSON cannot be read for %s', async (_, text, line) => {
  expect(await checkFairs(text)).toEqual([
    { line, message: expect.stringMatching(/^the file cannot be read: \S/) },
  ])
})

it('says so where the file holds no list', async () => {
  expect(await findings({ fairs: [fair] })).toEqual(['1: the file: must be a list in square brackets'])
})
