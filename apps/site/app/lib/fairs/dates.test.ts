import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, languageCodes, locales } from '../languages/languages'
import { readFairDates } from './dates'

const today = '2026-11-21'

/** What is read, in one line: the first and the last day or month, `next` if the year is assumed; or why nothing is. */
function read(text: string, year?: number) {
  const period = readFairDates(text, year, today)
  if (period.precision === 'unknown') return `unknown: ${period.reason}`
  const days = period.from === period.to ? period.from : `${period.from} ${period.to}`
  return period.isYearAssumed ? `${days} next` : days
}

const table: Record<string, [text: string, reading: string][]> = {
  'days of one month': [
    ['16–20 January 2027', '2027-01-16 2027-01-20'],
    ['January 16-20, 2027', '2027-01-16 2027-01-20'],
    ['Jan. 16 – 20, 2027', '2027-01-16 2027-01-20'],
    ['16th to 20th of January 2027', '2027-01-16 2027-01-20'],
    ['January 16th–20th 2027', '2027-01-16 2027-01-20'],
    ['from 16 to 20 January 2027', '2027-01-16 2027-01-20'],
    ['from 16 January until 20 January 2027', '2027-01-16 2027-01-20'],
    ['Sat 16 – Wed 20 January 2027', '2027-01-16 2027-01-20'],
    ['Saturday, 16 January 2027 to Wednesday, 20 January 2027', '2027-01-16 2027-01-20'],
    ['16 & 17 January 2027', '2027-01-16 2027-01-17'],
    ['16, 17 and 18 January 2027', '2027-01-16 2027-01-18'],
    ['3–7 Sept 2027', '2027-09-03 2027-09-07'],
    ['19-20 MAY 2027', '2027-05-19 2027-05-20'],
    ['May 19–20, 2027', '2027-05-19 2027-05-20'],
    ['dal 13 al 15 febbraio 2027', '2027-02-13 2027-02-15'],
    ['13–15 febbraio 2027', '2027-02-13 2027-02-15'],
    ['13/15 febbraio 2027', '2027-02-13 2027-02-15'],
    ['dall’8 all’11 marzo 2027', '2027-03-08 2027-03-11'],
    ['3-7 sett. 2027', '2027-09-03 2027-09-07'],
    ['dal 3 al 6 set 2027', '2027-09-03 2027-09-06'],
    ['da lunedì 15 a mercoledì 17 febbraio 2027', '2027-02-15 2027-02-17'],
    ['5, 6 e 7 maggio 2027', '2027-05-05 2027-05-07'],
    ['sabato 16 e domenica 17 gennaio 2027', '2027-01-16 2027-01-17'],
    ['16-20 GENNAIO 2027', '2027-01-16 2027-01-20'],
    ['gennaio 16–20 2027', '2027-01-16 2027-01-20'],
    ['5.–8. März 2027', '2027-03-05 2027-03-08'],
    ['5.-8. Mrz. 2027', '2027-03-05 2027-03-08'],
    ['21.–24. Okt. 2027', '2027-10-21 2027-10-24'],
    ['vom 16. bis 20. Januar 2027', '2027-01-16 2027-01-20'],
    ['Fr., 15. bis Di., 19. Januar 2027', '2027-01-15 2027-01-19'],
    ['Samstag, 16. Januar 2027 bis Mittwoch, 20. Januar 2027', '2027-01-16 2027-01-20'],
    ['16. und 17. Januar 2027', '2027-01-16 2027-01-17'],
    ['16. sowie 17. Januar 2027', '2027-01-16 2027-01-17'],
    ['16 through 20 January 2027', '2027-01-16 2027-01-20'],
    ['16 thru 20 January 2027', '2027-01-16 2027-01-20'],
    ['September 3 through 7, 2027', '2027-09-03 2027-09-07'],
    ['16 -> 20 January 2027', '2027-01-16 2027-01-20'],
    ['16 > 20 January 2027', '2027-01-16 2027-01-20'],
    ['16 ~ 20 January 2027', '2027-01-16 2027-01-20'],
    ['16…20 January 2027', '2027-01-16 2027-01-20'],
    ['16.+17. Dez. 2026', '2026-12-16 2026-12-17'],
  ],
  'a single day': [
    ['12 DIC 2026', '2026-12-12'],
    ['28. Februar 2027', '2027-02-28'],
    ['1º maggio 2027', '2027-05-01'],
    ['1° maggio 2027', '2027-05-01'],
    ['May 1st, 2027', '2027-05-01'],
    ['the 1st of May, 2027', '2027-05-01'],
    ['16 gennaio 2027 – Fiera di Vicenza', '2027-01-16'],
    ['29. Februar 2028', '2028-02-29'],
  ],
  'days of two months': [
    ['28 Feb – 3 March 2027', '2027-02-28 2027-03-03'],
    ['30 ottobre – 2 novembre 2027', '2027-10-30 2027-11-02'],
    ['dal 27 febbraio al 1º marzo 2027', '2027-02-27 2027-03-01'],
    ['Oct 30 – Nov 2, 2027', '2027-10-30 2027-11-02'],
    ['30 December 2026 – 3 January 2027', '2026-12-30 2027-01-03'],
    ['30 December 2026 to 3 January', '2026-12-30 2027-01-03'],
    ['30 Dez. – 3. Jan. 2027', '2026-12-30 2027-01-03'],
    ['dall’8 marzo all’11 aprile 2027', '2027-03-08 2027-04-11'],
    ['vom 30. Oktober bis zum 2. November 2027', '2027-10-30 2027-11-02'],
  ],
  figures: [
    ['16.–20.01.2027', '2027-01-16 2027-01-20'],
    ['16.-20.1.2027', '2027-01-16 2027-01-20'],
    ['16. – 20. 1. 2027', '2027-01-16 2027-01-20'],
    ['16.01.–20.01.2027', '2027-01-16 2027-01-20'],
    ['16.01.2027 - 20.01.2027', '2027-01-16 2027-01-20'],
    ['16.01.2027', '2027-01-16'],
    ['16.01.27', '2027-01-16'],
    ['16.01.27–20.01.27', '2027-01-16 2027-01-20'],
    ['5.-8.03.2027', '2027-03-05 2027-03-08'],
    ['16./17.01.2027', '2027-01-16 2027-01-17'],
    ['16.1.–20.1.', '2027-01-16 2027-01-20 next'],
    ['30.12.–03.01.2027', '2026-12-30 2027-01-03'],
    ['30.12.2026-03.01.2027', '2026-12-30 2027-01-03'],
    ['16-20/1/2027', '2027-01-16 2027-01-20'],
    ['16/01/2027', '2027-01-16'],
    ['16/01 - 20/01/2027', '2027-01-16 2027-01-20'],
    ['dal 16/01/2027 al 20/01/2027', '2027-01-16 2027-01-20'],
    ['16-01-2027', '2027-01-16'],
    ['16-20-01-2027', '2027-01-16 2027-01-20'],
    ['2027-01-16', '2027-01-16'],
    ['2027-01-16/20', '2027-01-16 2027-01-20'],
    ['2027-01-16/2027-01-20', '2027-01-16 2027-01-20'],
    ['2027-01-16 – 2027-01-20', '2027-01-16 2027-01-20'],
    ['Vicenza, 16.–20.01.2027, Halle 7', '2027-01-16 2027-01-20'],
  ],
  'only a month': [
    ['luglio 2027', '2027-07'],
    ['marzo 2027, date da confermare', '2027-03'],
    ['March 2027 (to be confirmed)', '2027-03'],
    ['March 2027 to be confirmed', '2027-03'],
    ['Mitte Januar 2027', '2027-01'],
    ['metà gennaio 2027', '2027-01'],
    ['ottobre–novembre 2027', '2027-10 2027-11'],
    ['Dezember 2026 – Januar 2027', '2026-12 2027-01'],
    ['sett. 2027', '2027-09'],
    ['gennaio ’27', '2027-01'],
    ['01/2027', '2027-01'],
    ['settembre', '2027-09 next'],
    ['November, to be announced', '2026-11 next'],
    ['gennaio 2027 ore 9–18', '2027-01'],
    ['gennaio 2027 (3 giorni)', '2027-01'],
  ],
  'the Italian Tuesday, which is spelt as March': [
    ['mar 16 feb 2099', '2099-02-16'],
    ['mar. 16 – gio. 18 feb 2099', '2099-02-16 2099-02-18'],
    ['da lun 15 a mar 16 feb 2099', '2099-02-15 2099-02-16'],
    ['mar 3 mar 2099', '2099-03-03'],
    ['mer 30 dic – mar 5 gen 2099', '2098-12-30 2099-01-05'],
    ['Mar 16–20, 2099', '2099-03-16 2099-03-20'],
    ['16 mar – 3 apr 2099', '2099-03-16 2099-04-03'],
    ['Mar 28 – Apr 3, 2099', '2099-03-28 2099-04-03'],
    ['Mar 30 – 2 Apr 2099', '2099-03-30 2099-04-02'],
    ['Feb 28 – Mar 3, 2099', '2099-02-28 2099-03-03'],
    ['Feb 3 – Mar 28, 2099', '2099-02-03 2099-03-28'],
  ],
  'numbers that are no days, words that are no months': [
    ['16–20 gennaio 2027, ore 9–18', '2027-01-16 2027-01-20'],
    ['16–20 gennaio 2027 ore 9.30-18.30', '2027-01-16 2027-01-20'],
    ['16–20 gennaio 2027, dalle 9 alle 18', '2027-01-16 2027-01-20'],
    ['16–20 January 2027, daily 9 am – 6 pm', '2027-01-16 2027-01-20'],
    ['16–20 January 2027, 10:00–18:00', '2027-01-16 2027-01-20'],
    ['9–18 Uhr, 16.–20. Januar 2027', '2027-01-16 2027-01-20'],
    ['23ª edizione, 16–20 gennaio 2027', '2027-01-16 2027-01-20'],
    ['23. Auflage, 16.–20. Januar 2027', '2027-01-16 2027-01-20'],
    ['7th edition: 16–20 January 2027', '2027-01-16 2027-01-20'],
    ['Hall 15, 16–20 January 2027', '2027-01-16 2027-01-20'],
    ['Halle 3 und 4, 16.–20. Januar 2027', '2027-01-16 2027-01-20'],
    ['16–20 gennaio 2027 | Pad. 1-4', '2027-01-16 2027-01-20'],
    ['16–20 gennaio 2027, ingresso 10 €', '2027-01-16 2027-01-20'],
    ['ingresso € 12, 16 gennaio 2027', '2027-01-16'],
    ['16–20 gennaio 2027 (17–20 per il pubblico)', '2027-01-16 2027-01-20'],
    ['14–17 November 2027 (may be postponed)', '2027-11-14 2027-11-17'],
    ['16–20 January 2027, hours may change', '2027-01-16 2027-01-20'],
    ['16–20 gennaio 2027 / 16–20 January 2027', '2027-01-16 2027-01-20'],
    ['Fiera di Vicenza – 16–20 gennaio 2027', '2027-01-16 2027-01-20'],
    ['2027: 16–20 January', '2027-01-16 2027-01-20'],
    ['16–20 January 2027 (dates not yet confirmed)', '2027-01-16 2027-01-20'],
    ['16–20 January 2027, may not take place', '2027-01-16 2027-01-20'],
    ['16–20 January 2027, Hall No. 5', '2027-01-16 2027-01-20'],
  ],
  'without a year, the next time': [
    ['16–20 January', '2027-01-16 2027-01-20 next'],
    ['22–24 novembre', '2026-11-22 2026-11-24 next'],
    ['20.–22. November', '2026-11-20 2026-11-22 next'],
    ['1–3 November', '2026-11-01 2026-11-03 next'],
    ['29–31 October', '2027-10-29 2027-10-31 next'],
    ['30 Dez. – 3. Jan.', '2026-12-30 2027-01-03 next'],
    ['29 febbraio', '2028-02-29 next'],
  ],
  'what cannot be known': [
    ['', 'unknown: no month'],
    ['to be announced', 'unknown: no month'],
    ['primavera, da definire', 'unknown: no month'],
    ['Termin noch offen', 'unknown: no month'],
    ['2027, dates to be set', 'unknown: no month'],
    ['the fair may be cancelled', 'unknown: no month'],
    ['Q1 2027', 'unknown: no month'],
    ['KW 3/2027', 'unknown: no month'],
    ['16–20 janvier 2027', 'unknown: no month'],
    ['32.01.2027', 'unknown: no month'],
    ['01/16/2027', 'unknown: no month'],
    ['9.30–18.00', 'unknown: no month'],
    ['20–16 January 2027', 'unknown: wrong order'],
    ['20.01.2027 – 16.01.2027', 'unknown: wrong order'],
    ['20 March – 3 February 2027', 'unknown: wrong order'],
    ['23–20 gennaio', 'unknown: wrong order'],
    ['31 February 2027', 'unknown: no such day'],
    ['29 febbraio 2027', 'unknown: no such day'],
    ['31.11.2027', 'unknown: no such day'],
    ['6-7 e 13-14 marzo 2027', 'unknown: several'],
    ['6 e 13 marzo 2027', 'unknown: several'],
    ['16–20 January or 23–27 January 2027', 'unknown: several'],
    ['16–20 gennaio 2027, rinviata al 3–7 febbraio 2027', 'unknown: several'],
    ['dal 16 gennaio 2027', 'unknown: open'],
    ['from 16 January 2027', 'unknown: open'],
    ['fino al 20 gennaio 2027', 'unknown: open'],
    ['bis 20. Januar 2027', 'unknown: open'],
    ['16 January 2027 until further notice', 'unknown: open'],
    ['16. bis einschließlich 20. Januar 2027', 'unknown: open'],
    ['16 gennaio 10-18', 'unknown: number'],
    ['gennaio 2027, 9–18', 'unknown: number'],
    ['Stand 15, 16–20 January 2027', 'unknown: number'],
    ['Booth 3, 4 March 2027', 'unknown: number'],
    ['30 October – November 2027', 'unknown: several'],
    ['in May or June 2027', 'unknown: several'],
    ['16 or 17 January 2027', 'unknown: number'],
    ['16 o 17 gennaio 2027', 'unknown: number'],
    ['16. oder 17. Januar 2027', 'unknown: number'],
    ['Sat 16 | Sun 17 January 2027', 'unknown: number'],
    ['6 7 8 marzo 2027', 'unknown: number'],
    ['sabato 16 (9–19) e domenica 17 gennaio 2027', 'unknown: number'],
    ['16–20 January 1999', 'unknown: number'],
    ['32 January 2027', 'unknown: number'],
    ['16–20 January 2027, since 2005', 'unknown: number'],
    ['16–20 January 2027, 400 stands', 'unknown: number'],
    ['through 20 January 2027', 'unknown: open'],
  ],
  'what the text denies': [
    ['16–20 January 2027 – CANCELLED', 'unknown: denied'],
    ['16–20 January 2027 (canceled)', 'unknown: denied'],
    ['Can\u00ADcelled: 16–20 January 2027', 'unknown: denied'],
    ['16–20 gennaio 2027 – annullata', 'unknown: denied'],
    ['16.–20. Januar 2027 – abgesagt', 'unknown: denied'],
    ['16–20 gennaio 2027, rinviata a data da destinarsi', 'unknown: denied'],
    ['16–20 January 2027 postponed', 'unknown: denied'],
    ['16.–20. Januar 2027 (verschoben)', 'unknown: denied'],
    ['formerly 16–20 January 2027', 'unknown: denied'],
    ['nicht 16.–20. Januar 2027', 'unknown: denied'],
    ['not before 16 January 2027', 'unknown: denied'],
    ['16–20 January 2027 won’t take place', 'unknown: denied'],
    ['March 2027: cancelled', 'unknown: denied'],
  ],
}

for (const [kind, rows] of Object.entries(table))
  describe(kind, () => {
    it.each(rows)('%s', (text, reading) => expect(read(text)).toBe(reading))
  })

it('reads the beginning of a text that is longer than any dates', () => {
  expect(read(`${'x 1 '.repeat(200_000)}16 January 2027`)).toBe('unknown: no month')
})

describe('the year of the entry', () => {
  it.each([
    ['16–20 January', 2028, '2028-01-16 2028-01-20'],
    ['16–20 January 2027', 2028, '2028-01-16 2028-01-20'],
    ['30 Dez. – 3. Jan. 2028', 2027, '2027-12-30 2028-01-03'],
    ['30 dicembre – 3 gennaio', 2027, '2027-12-30 2028-01-03'],
    ['luglio', 2028, '2028-07'],
    ['29 February', 2027, 'unknown: no such day'],
  ])('%s in %i', (text, year, reading) => expect(read(text, year)).toBe(reading))

  it('remains where the days cannot be read, as does a year in the text', () => {
    expect(readFairDates('soon', 2028, today)).toMatchObject({ precision: 'unknown', year: 2028 })
    expect(readFairDates('2027, to be announced', undefined, today)).toMatchObject({ year: 2027 })
  })
})

it('recognises every month in each language, in full and by its first letters', () => {
  for (const language of languageCodes) {
    const names = monthNamesOf(language)
    for (const [index, name] of names.entries()) {
      // Three letters, or four where two months begin with the same three.
      const isShared = names.filter((other) => other.startsWith(name.slice(0, 3))).length > 1
      for (const month of [name, `${name.slice(0, isShared ? 4 : 3)}.`])
        expect(read(`3 ${month} 2027`), month).toBe(`2027-${String(index + 1).padStart(2, '0')}-03`)
    }
  }
})

function monthNamesOf(language: Language) {
  const { format } = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2027, month, 15)))
}

describe('any dates', () => {
  const DAY = 86_400_000
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
  /** A first and a last day, at most 40 days apart. */
  const stays = fc
    .tuple(fc.integer({ min: Date.UTC(2026, 0, 1) / DAY, max: Date.UTC(2060, 0, 1) / DAY }), fc.nat(40))
    .map(([start, length]) => ({ from: iso(start * DAY), to: iso((start + length) * DAY) }))
  const split = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number]

  /** The ways to write two days, from the most to the least explicit. */
  const writers = {
    'both in full': (from: string, to: string, language: Language) => {
      const write = (day: string) => {
        const [year, month, date] = split(day)
        return `${date}${language === 'de' ? '.' : ''} ${monthNamesOf(language)[month - 1]} ${year}`
      }
      return `${write(from)} – ${write(to)}`
    },
    'as the site itself writes them': (from: string, to: string, language: Language) =>
      new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
        new Date(from),
        new Date(to),
      ),
    'with points': (from: string, to: string) => {
      const write = (day: string) => split(day).reverse().join('.')
      return `${write(from)}–${write(to)}`
    },
    'with slashes': (from: string, to: string) => {
      const write = (day: string) => day.split('-').reverse().join('/')
      return `${write(from)} - ${write(to)}`
    },
    'as ISO 8601': (from: string, to: string) => `${from}/${to}`,
  }
  it.each(Object.entries(writers))('are read %s', (_, write) => {
    fc.assert(
      fc.property(stays, fc.constantFrom(...languageCodes), ({ from, to }, language) => {
        expect(read(write(from, to, language))).toBe(from === to ? from : `${from} ${to}`)
      }),
    )
  })

  const noise = fc.constantFrom(
    'ore 9–18',
    '23ª edizione',
    'Halle 7',
    'Pad. 1-4',
    '€ 12',
    '10:00–18:00',
    'Fiera di Vicenza',
    '(may be postponed)',
    'daily 9 am – 6 pm',
    '9–18 Uhr',
  )
  it('are the same with hours, halls, editions and prices before or after them', () => {
    fc.assert(
      fc.property(
        stays,
        noise,
        noise,
        fc.constantFrom(...languageCodes),
        ({ from, to }, before, after, language) => {
          const text = writers['as the site itself writes them'](from, to, language)
          expect(read(`${before}, ${text}, ${after}`)).toBe(read(text))
        },
      ),
    )
  })

  /** Any dates as the site writes them, after or before another text. */
  const besideDates = (beside: fc.Arbitrary<string>) =>
    fc
      .record({
        stay: stays,
        beside,
        isBefore: fc.boolean(),
        sign: fc.constantFrom(' ', ' | ', ' – ', ', '),
        language: fc.constantFrom(...languageCodes),
      })
      .map(({ stay: { from, to }, isBefore, sign, language, ...rest }) => {
        const dates = writers['as the site itself writes them'](from, to, language)
        const text = isBefore ? rest.beside + sign + dates : dates + sign + rest.beside
        return { from, to, text, period: readFairDates(text, undefined, today) }
      })

  it('are unknown beside a number that is not theirs', () => {
    fc.assert(
      fc.property(
        fc.nat(3000).chain((number) =>
          fc.record({
            number: fc.constant(number),
            dates: besideDates(fc.constant(`Expo ${number} Expo`)),
          }),
        ),
        ({ number, dates: { from, to, period } }) => {
          const isDay = number >= Number(from.slice(8)) && number <= Number(to.slice(8))
          fc.pre(!isDay && !from.startsWith(`${number}-`) && !to.startsWith(`${number}-`))
          expect(period.precision).toBe('unknown')
        },
      ),
    )
  })

  it('are unknown beside a word that denies them', () => {
    const words =
      'cancelled CANCELED postponed rescheduled formerly not never annullata rinviato sospesa spostate non abgesagt verschoben Verschiebung entfällt nicht kein'
    fc.assert(
      fc.property(besideDates(fc.constantFrom(...words.split(' '))), ({ period }) => {
        expect(period).toMatchObject({ precision: 'unknown', reason: 'denied' })
      }),
    )
  })

  it('are known beside any other word, but not as the whole text', () => {
    // Without vowels, and without the letters of “KW” (a week), no letters are a word that means something here.
    const word = fc.string({ unit: fc.constantFrom(...'bcfgkpqvxzЖ展✗?'), minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(besideDates(word), ({ from, to, period }) => {
        expect(period).toMatchObject({ precision: 'day', from, to, isWholeText: false })
      }),
    )
  })

  it('are the whole text as the site writes them', () => {
    fc.assert(
      fc.property(besideDates(fc.constant('')), ({ period }) => {
        expect(period).toMatchObject({ precision: 'day', isWholeText: true })
      }),
    )
  })

  const fragments = fc.constantFrom(
    ...'16 20 31 3 1º 23ª – - / , . e and bis al dal from to until gennaio Jan. May mar Mrz dicembre 2027 2028 ’27 ore Halle 9:30 may be 16.01.2027 2027-01-16 20.12. (x) soon'.split(
      ' ',
    ),
  )
  const texts = fc.oneof(
    fc.array(fragments, { maxLength: 9 }).map((parts) => parts.join(' ')),
    fc.string(),
  )
  it('are real days in the right order, or unknown, whatever the text is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const period = readFairDates(text, undefined, today)
        if (period.precision === 'unknown') return
        expect(period.from <= period.to).toBe(true)
        for (const date of [period.from, period.to])
          expect(new Date(date).toISOString().startsWith(date)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('without a year are the next whose month is not past', () => {
    fc.assert(
      fc.property(stays, fc.constantFrom(...languageCodes), ({ from, to }, language) => {
        const withoutYear = writers['both in full'](from, to, language).replace(/ 20\d\d/g, '')
        const period = readFairDates(withoutYear, undefined, today)
        if (period.precision === 'unknown') throw new Error(`not read: ${withoutYear}`)
        const thisMonth = today.slice(0, '2027-01'.length)
        expect(period.to >= thisMonth).toBe(true)
        const aYearBefore = `${Number(period.to.slice(0, 4)) - 1}${period.to.slice(4)}`
        // The year before has no 29 February.
        if (!/02-29/.test(period.from + period.to)) expect(aYearBefore < thisMonth).toBe(true)
      }),
    )
  })
})
