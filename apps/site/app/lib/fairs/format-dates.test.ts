import { expect, it } from 'vitest'
import { createFairDatesFormatter, formatShortFairDates } from './format-dates'
import { parseFairs } from './schema'

const languages = ['en', 'it', 'de'] as const

function fairOn(dates: string) {
  const [fair] = parseFairs([{ id: 'a', title: 'A', dates, href: 'https://a.example/' }], '2026-11-22') ?? []
  if (!fair) throw new Error('the entry is wrong')
  return fair
}

/** Replaces every kind of space by a normal one, because `Intl` uses different kinds in different versions of Node. */
const withSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  ['dal 1 al 4 novembre 2027', ['1–4 November 2027', '1–4 novembre 2027', '1.–4. November 2027']],
  [
    '27 February – 1 March 2027',
    ['27 February – 1 March 2027', '27 febbraio – 1º marzo 2027', '27. Februar – 1. März 2027'],
  ],
  ['marzo 2027, date da confermare', ['March 2027, perhaps', 'marzo 2027, perhaps', 'März 2027, perhaps']],
  ['primavera, da definire', Array(3).fill('primavera, da definire')],
  ['20–16 January 2027', Array(3).fill('20–16 January 2027')],
  ['16–20 January 2027 (to be confirmed)', Array(3).fill('16–20 January 2027 (to be confirmed)')],
  ['Mitte Januar 2027', Array(3).fill('Mitte Januar 2027')],
  ['16–20 gennaio 2027 – annullata', Array(3).fill('16–20 gennaio 2027 – annullata')],
])(
  'writes %s in each language, or its month, and what is unknown, or says more, as it is',
  (dates, expected) => {
    const format = (language: (typeof languages)[number]) =>
      withSpaces(createFairDatesFormatter(language, (month) => `${month}, perhaps`)(fairOn(dates)))
    expect(languages.map(format)).toEqual(expected)
  },
)

it.each([
  ['16–20 January 2027', ['16–20 Jan', '16–20 gen', '16.–20. Jan.']],
  ['luglio 2027', ['July', 'luglio', 'Juli']],
])('writes %s without the year, and without leading zeros', (dates, expected) => {
  const { period } = fairOn(dates)
  if (period.precision === 'unknown') throw new Error(period.reason)
  expect(languages.map((language) => withSpaces(formatShortFairDates(period, language)))).toEqual(expected)
})

it('writes days without leading zeros', () => {
  const { period } = fairOn('5.–8. März 2027')
  if (period.precision === 'unknown') throw new Error(period.reason)
  for (const language of languages) expect(formatShortFairDates(period, language)).not.toContain('0')
})
