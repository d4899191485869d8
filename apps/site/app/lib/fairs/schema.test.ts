import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languageCodes } from '../languages/languages'
import { aboutFair } from './about-fair'
import { formatFairDataMistake, parseFairs } from './schema'

const today = '2026-11-21'
const entry = { id: 'a', title: 'A', dates: '16–20 January 2027', href: 'https://a.example/' }

it('drops an invalid entry, reports its index and field, and keeps the others', () => {
  const issues: string[] = []
  const list = [
    entry,
    { ...entry, href: 'javascript:alert(1)' },
    { ...entry, title: '' },
    null,
    { ...entry, id: 'b' },
  ]
  const fairs = parseFairs(list, today, (issue) => issues.push(formatFairDataMistake(issue)))
  expect(fairs).toHaveLength(2)
  expect(issues).toEqual([
    'entry 2, href: must be an address that begins with https://',
    'entry 3, title: is missing',
    'entry 4: must be an entry in braces',
  ])
})

/** Parses a correct entry in which the given fields are replaced; returns the fair and the reported mistakes. */
function parseWith(fields: object) {
  const issues: string[] = []
  const [fair] =
    parseFairs([{ ...entry, ...fields }], today, (issue) => issues.push(formatFairDataMistake(issue))) ?? []
  return { fair, issues }
}

it.each([null, '', ' ', undefined, '\u200E', '\u0007'])(
  'treats an optional field that is %j as absent',
  (value) => {
    const { fair, issues } = parseWith({ year: value, venue: value, logo: value })
    expect(fair).toEqual(parseWith({}).fair)
    expect(issues).toEqual([])
  },
)

it.each(['id', 'title', 'dates', 'href'])(
  'drops an entry whose %s is null or empty, as if absent',
  (field) => {
    for (const value of [null, '', ' ', undefined, '\u202E\u0007'])
      expect(parseWith({ [field]: value })).toEqual({
        fair: undefined,
        issues: [`entry 1, ${field}: is missing`],
      })
  },
)

it('reads a year in digits and an id that is a number', () => {
  const { fair, issues } = parseWith({ id: 7, dates: '16 January', year: '2099' })
  expect(fair).toMatchObject({ id: '7', period: { from: '2099-01-16' } })
  expect(issues).toEqual([])
})

it('drops an optional field that is invalid, reports it, and keeps the fair', () => {
  const { fair, issues } = parseWith({ year: 'soon', venue: 7, logo: ['a.svg'] })
  expect(fair).toEqual(parseWith({}).fair)
  expect(issues).toEqual([
    'entry 1, year: must be a year such as 2027',
    'entry 1, venue: must be a text in quotes',
    'entry 1, logo: must be a text in quotes',
  ])
})

it('reads what a fair is about: one text, or one for each language, of which any may be empty', () => {
  const about = (value: unknown) => {
    const { fair, issues } = parseWith({ about: value })
    expect(issues).toEqual([])
    return languageCodes.map((language) => fair && aboutFair(fair, language))
  }
  expect(about('Gold')).toEqual(['Gold', 'Gold', 'Gold'])
  expect(about({ en: 'Gold', it: ' Oro ', de: null })).toEqual(['Gold', 'Oro', undefined])
  expect(about({ de: ' ' })).toEqual([undefined, undefined, undefined])
  expect(parseWith({ about: { en: 7 } })).toEqual({
    fair: parseWith({}).fair,
    issues: ['entry 1, about: must be a text in quotes, or one for each language in braces'],
  })
})

it.each([
  ['a path of the site', '/logos/a.svg', '/logos/a.svg'],
  ['another host', 'https://tracker.example/a.png', undefined],
  ['another host without a scheme', '//tracker.example/a.png', undefined],
  ['another host after a backslash', '/\\tracker.example/a.png', undefined],
  ['another host after a tab', '/\t/tracker.example/a.png', undefined],
  ['a script', 'javascript:alert(1)', undefined],
])('accepts as a logo only a path of the site: %s', (_, logo, expected) => {
  expect(parseFairs([{ ...entry, logo }], today)?.map((fair) => fair.logo)).toEqual([expected])
})

it.each(['id', 'title', 'dates', 'href', 'year', 'venue', 'logo', 'about'])(
  'drops a %s that is longer than any real one, and the entry if it needs the field',
  (field) => {
    for (const start of ['https://a.example/', '/', 'x!', 'mar 1 ', ' ']) {
      const { fair, issues } = parseWith({ [field]: `${start.repeat(1_000_000 / start.length)}.` })
      expect(fair).toEqual(
        ['year', 'venue', 'logo', 'about'].includes(field) ? parseWith({}).fair : undefined,
      )
      expect(issues).toEqual([expect.stringContaining(`entry 1, ${field}: must `)])
    }
  },
)

it('reads halves of surrogate pairs, which no URL can contain, as spaces', () => {
  expect(parseWith({ title: 'A\uD800B 🎪' }).fair?.title).toBe('A B 🎪')
})

it('removes marks that change the direction of the text', () => {
  const title = '\u202EriaF\u202C \u2067A\u2069\u200F'
  expect(parseFairs([{ ...entry, title }], today)?.map((fair) => fair.title)).toEqual(['riaF A'])
})

it('reports a file that is not a list', () => {
  const issues: string[] = []
  expect(
    parseFairs({ fairs: [] }, today, (issue) => issues.push(formatFairDataMistake(issue))),
  ).toBeUndefined()
  expect(issues).toEqual(['the file: must be a list in square brackets'])
})

it('drops an entry whose id another has, as a number or as a text, and reports it', () => {
  const issues: string[] = []
  const list = [
    { ...entry, id: 7 },
    { ...entry, id: 'b' },
    { ...entry, id: ' 7 ', title: 'Second' },
  ]
  const fairs = parseFairs(list, today, (issue) => issues.push(formatFairDataMistake(issue)))
  expect(fairs?.map(({ id, title }) => [id, title])).toEqual([
    ['7', 'A'],
    ['b', 'A'],
  ])
  expect(issues).toEqual(['entry 3, id: is the same as that of entry 1'])
})

it('never throws, for any input', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      parseFairs(json, today)
      parseFairs([json], today)
    }),
    { numRuns: 2000 },
  )
})
