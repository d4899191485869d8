import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatFairPeriodWithoutYear } from '../formats/format'
import { languageCodes } from '../languages/languages'
import {
  aboutFair,
  findNextFairs,
  formatFairDataMistake,
  isPastFair,
  loadFairs,
  parseFairDates,
  parseFairs,
} from './fairs'

const now = new Date('2026-11-21T12:00:00Z')
const entry = { id: 'a', title: 'A', dates: '16–20 January 2027', href: 'https://a.example/' }

describe('dates in free text', () => {
  it.each([
    ['16–20 January 2027', [2027, 1, 16], [2027, 1, 20]],
    ['January 16-20, 2027', [2027, 1, 16], [2027, 1, 20]],
    ['dal 13 al 15 febbraio 2027', [2027, 2, 13], [2027, 2, 15]],
    ['5.–8. März 2027', [2027, 3, 5], [2027, 3, 8]],
    ['5.-8. Mrz. 2027', [2027, 3, 5], [2027, 3, 8]],
    ['3-7 sett. 2027', [2027, 9, 3], [2027, 9, 7]],
    ['3–7 Sept 2027', [2027, 9, 3], [2027, 9, 7]],
    ['21.–24. Okt. 2027', [2027, 10, 21], [2027, 10, 24]],
    ['12 DIC 2026', [2026, 12, 12], [2026, 12, 12]],
    ['5, 6 e 7 maggio 2027', [2027, 5, 5], [2027, 5, 7]],
    ['28 Feb – 3 March 2027', [2027, 2, 28], [2027, 3, 3]],
    ['30 ottobre – 2 novembre 2027', [2027, 10, 30], [2027, 11, 2]],
    ['30 December 2026 – 3 January 2027', [2026, 12, 30], [2027, 1, 3]],
    ['30 Dez. – 3. Jan. 2027', [2026, 12, 30], [2027, 1, 3]],
    ['luglio 2027', [2027, 7, undefined], [2027, 7, undefined]],
    ['mar 16 feb 2099', [2099, 2, 16], [2099, 2, 16]],
    ['mar. 16 – gio. 18 feb 2099', [2099, 2, 16], [2099, 2, 18]],
    ['da lun 15 a mar 16 feb 2099', [2099, 2, 15], [2099, 2, 16]],
    ['mar 3 mar 2099', [2099, 3, 3], [2099, 3, 3]],
    ['mer 30 dic – mar 5 gen 2099', [2098, 12, 30], [2099, 1, 5]],
    ['Mar 16–20, 2099', [2099, 3, 16], [2099, 3, 20]],
    ['16 mar – 3 apr 2099', [2099, 3, 16], [2099, 4, 3]],
    ['Mar 28 – Apr 3, 2099', [2099, 3, 28], [2099, 4, 3]],
    ['Mar 30 – 2 Apr 2099', [2099, 3, 30], [2099, 4, 2]],
    ['Feb 28 – Mar 3, 2099', [2099, 2, 28], [2099, 3, 3]],
  ])('reads %s', (text, [y1, m1, d1], [y2, m2, d2]) => {
    expect(parseFairDates(text, undefined, now)).toEqual({
      start: { year: y1, month: m1, day: d1 },
      end: { year: y2, month: m2, day: d2 },
    })
  })

  it('prefers the year of the entry, then the one in the text, then the current year', () => {
    expect(parseFairDates('16 January 2027', 2028, now)?.start.year).toBe(2028)
    expect(parseFairDates('16 January', undefined, now)?.start.year).toBe(2026)
  })

  it('recognises every month in each language, in full and by its first letters', () => {
    for (const language of languageCodes) {
      const { format } = new Intl.DateTimeFormat(language, { month: 'long' })
      const names = Array.from({ length: 12 }, (_, index) => format(new Date(2027, index, 15)))
      for (const [index, name] of names.entries()) {
        // Three letters, or four where two months begin with the same three.
        const isShared = names.filter((other) => other.startsWith(name.slice(0, 3))).length > 1
        for (const month of [name, `${name.slice(0, isShared ? 4 : 3)}.`])
          expect(parseFairDates(`3 ${month} 2027`, undefined, now)?.start.month, month).toBe(index + 1)
      }
    }
  })

  it('returns undefined when no month is recognised', () => {
    expect(parseFairDates('date to be announced', undefined, now)).toBeUndefined()
    expect(parseFairDates('', undefined, now)).toBeUndefined()
  })
})

describe('the list', () => {
  it('drops an invalid entry, reports its index and field, and keeps the others', () => {
    const issues: string[] = []
    const list = [entry, { ...entry, href: 'javascript:alert(1)' }, { ...entry, title: '' }, null, entry]
    const fairs = parseFairs(list, now, (issue) => issues.push(formatFairDataMistake(issue)))
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
    const [fair] = parseFairs([{ ...entry, ...fields }], now, (issue) =>
      issues.push(formatFairDataMistake(issue)),
    )
    return { fair, issues }
  }

  it.each([null, '', ' ', undefined])('treats an optional field that is %j as absent', (value) => {
    const { fair, issues } = parseWith({ year: value, venue: value, logo: value })
    expect(fair).toEqual(parseWith({}).fair)
    expect(issues).toEqual([])
  })

  it.each(['id', 'title', 'dates', 'href'])(
    'drops an entry whose %s is null or empty, as if absent',
    (field) => {
      for (const value of [null, '', ' ', undefined])
        expect(parseWith({ [field]: value })).toEqual({
          fair: undefined,
          issues: [`entry 1, ${field}: is missing`],
        })
      expect(parseWith({ [field]: '\u202E\u0007' }).fair).toBeUndefined()
    },
  )

  it('reads a year in digits and an id that is a number', () => {
    const { fair, issues } = parseWith({ id: 7, dates: '16 January', year: '2099' })
    expect(fair).toMatchObject({ id: '7', year: 2099, period: { start: { year: 2099 } } })
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
    expect(parseFairs([{ ...entry, logo }], now).map((fair) => fair.logo)).toEqual([expected])
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
    expect(parseFairs([{ ...entry, title }], now).map((fair) => fair.title)).toEqual(['riaF A'])
  })

  it('reports a file that is not a list', () => {
    const issues: string[] = []
    expect(parseFairs({ fairs: [] }, now, (issue) => issues.push(formatFairDataMistake(issue)))).toEqual([])
    expect(issues).toEqual(['the file: must be a list in square brackets'])
  })

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        parseFairs(json, now)
        parseFairs([json], now)
      }),
      { numRuns: 2000 },
    )
  })

  it('hides a fair only when its last month is past', () => {
    const hidden = (dates: string) => isPastFair(parseFairs([{ ...entry, dates }], now)[0] as never, now)
    expect(hidden('28–30 October 2026')).toBe(true)
    expect(hidden('30 October – 2 November 2026')).toBe(false)
    expect(hidden('1–3 November 2026')).toBe(false)
    expect(hidden('to be announced')).toBe(false)
  })

  it('returns the next fairs, soonest first, without those that ended earlier this month', () => {
    const list = [
      { ...entry, id: 'later', dates: '5 March 2027' },
      { ...entry, id: 'over', dates: '1–3 November 2026' },
      { ...entry, id: 'running', dates: '20–22 November 2026' },
      { ...entry, id: 'unknown', dates: 'soon' },
      { ...entry, id: 'sooner', dates: '16 January 2027' },
    ]
    expect(findNextFairs(parseFairs(list, now), now, 3).map(({ id }) => id)).toEqual([
      'running',
      'sooner',
      'later',
    ])
  })
})

describe('a list with an invalid entry', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Loads the list as a browser does, and returns the console warnings. */
  async function consoleOf({ development }: { development: boolean }) {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubEnv('SSR', false)
    vi.stubEnv('DEV', development)
    vi.stubGlobal('fetch', async () => Response.json([entry, { ...entry, title: undefined }]))
    expect(await loadFairs(now)).toHaveLength(1)
    return warn.mock.calls.flat()
  }

  it('logs the dropped entry in development', async () => {
    expect(await consoleOf({ development: true })).toEqual(['fiere.json, entry 2, title: is missing'])
  })

  it('logs nothing in production', async () => {
    expect(await consoleOf({ development: false })).toEqual([])
  })
})

describe('formatPeriod', () => {
  const period = (dates: string) => parseFairDates(dates, undefined, now) as never
  /**
   * Replaces every kind of space by a normal one, because `Intl` uses different kinds in different versions of Node.
   */
  const format = (dates: string, locale: string) =>
    formatFairPeriodWithoutYear(period(dates), locale).replace(/\s/g, ' ')

  it('abbreviates the month', () => {
    expect(format('16–20 January 2027', 'en-GB')).toBe('16–20 Jan')
    expect(format('16–20 January 2027', 'it-IT')).toBe('16–20 gen')
    expect(format('16–20 January 2027', 'de-DE')).toBe('16.–20. Jan.')
  })

  it('writes days without leading zeros', () => {
    for (const locale of ['en-GB', 'it-IT', 'de-DE'])
      expect(format('5.–8. März 2027', locale)).not.toContain('0')
  })

  it('writes the month alone if there are no days', () => {
    expect(format('luglio 2027', 'en-GB')).toBe('July')
  })
})
