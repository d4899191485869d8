import { expect, it } from 'vitest'
import { languageCodes } from '../languages/languages'
import {
  formatDate,
  formatDayAndMonth,
  formatDayRange,
  formatDuration,
  formatFirstAndLastDay,
  formatLowerPrice,
  formatMeasure,
  formatMinutes,
  formatPrice,
  formatTime,
  formatWeekday,
  listShortMonths,
  spellMinutes,
} from './format'
import { formatBandwidth } from './measures'
import { spellNumber, spellOrdinal } from './number-words'

/** The languages whose formats these tests spell out. */
const languages = ['en', 'it', 'de'] as const

const inEach = (write: (language: (typeof languages)[number]) => string) =>
  languages.map((language) => write(language).replaceAll(/\s/g, ' ').replaceAll('\u2060', ''))

it('writes durations', () => {
  expect(inEach((language) => formatDuration({ count: 12, unit: 'month' }, language))).toEqual([
    '12 months',
    '12 mesi',
    '12 Monate',
  ])
  expect(inEach((language) => formatDuration({ count: 1, unit: 'year' }, language))).toEqual([
    '1 year',
    '1 anno',
    '1 Jahr',
  ])
})

it('writes durations without a line break', () => {
  for (const language of languageCodes)
    expect(formatDuration({ count: 12, unit: 'month' }, language)).not.toContain(' ')
})

it('writes ranges of days with a line break after a dash with spaces at most', () => {
  for (const language of languageCodes) {
    expect(formatDayRange({ from: '08-04', to: '08-19' }, language)).toMatch(
      /^4\.?\u2060–\u206019\.?\u00a0\p{L}+$/u,
    )
    const long = formatDayRange({ from: '07-28', to: '08-09' }, language)
    expect(long).toMatch(/^[^ ]+\u00a0– [^ ]+$/)
  }
})

it('writes times of day as running text prints them', () => {
  const times = ['07:00', '10:30', '01:00']
  expect(times.map((time) => formatTime(time, 'en'))).toEqual(['7am', '10:30am', '1am'])
  expect(['12:00', '12:30', '18:00'].map((time) => formatTime(time, 'en'))).toEqual([
    'noon',
    '12:30pm',
    '6pm',
  ])
  expect(times.map((time) => formatTime(time, 'it'))).toEqual(['7', '10.30', 'una'])
  expect(times.map((time) => formatTime(time, 'de'))).toEqual(['7', '10:30', '1'])
})

it('writes numbers from two to twelve as words in running text', () => {
  expect(inEach((language) => spellMinutes(10, language))).toEqual([
    'ten minutes',
    'dieci minuti',
    'zehn Minuten',
  ])
  expect(inEach((language) => spellMinutes(15, language))).toEqual(['15 minutes', '15 minuti', '15 Minuten'])
  expect(inEach((language) => spellNumber(2, language))).toEqual(['two', 'due', 'zwei'])
  expect(inEach((language) => spellNumber(12, language))).toEqual(['twelve', 'dodici', 'zwölf'])
  expect(inEach((language) => spellNumber(1, language))).toEqual(['1', '1', '1'])
  expect(inEach((language) => spellNumber(13, language))).toEqual(['13', '13', '13'])
})

it('spells the first ordinal numbers', () => {
  expect(inEach((language) => spellOrdinal(3, language))).toEqual(['third', 'terzo', 'dritten'])
  expect(inEach((language) => spellOrdinal(8, language))).toEqual(['8th', '8º', '8.'])
})

it('writes dates and days', () => {
  expect(inEach((language) => formatDate('2025-11-01', language))).toEqual([
    '1 November 2025',
    '1º novembre 2025',
    '1. November 2025',
  ])
  expect(inEach((language) => formatDayAndMonth('08-19', language))).toEqual([
    '19 August',
    '19 agosto',
    '19. August',
  ])
  expect(inEach((language) => formatDayRange({ from: '08-04', to: '08-19' }, language))).toEqual([
    '4–19 August',
    '4–19 agosto',
    '4.–19. August',
  ])
  expect(inEach((language) => formatDayRange({ from: '07-28', to: '08-09' }, language))).toEqual([
    '28 July – 9 August',
    '28 luglio – 9 agosto',
    '28. Juli – 9. August',
  ])
  expect(inEach((language) => formatWeekday(1, language))).toEqual(['Monday', 'lunedì', 'Montag'])
  expect(inEach((language) => formatWeekday(7, language))).toEqual(['Sunday', 'domenica', 'Sonntag'])
})

it('writes the ends of a range without what the second repeats', () => {
  const ends = (from: string, to: string) =>
    inEach((language) => Object.values(formatFirstAndLastDay({ from, to }, language)).join(' | '))
  expect(ends('08-04', '08-19')).toEqual(['4 | 19 August', '4 | 19 agosto', '4. | 19. August'])
  expect(ends('05-01', '05-15')).toEqual(['1 | 15 May', '1º | 15 maggio', '1. | 15. Mai'])
  expect(ends('2027-04-01', '2027-10-31')).toEqual([
    '1 April | 31 October 2027',
    '1º aprile | 31 ottobre 2027',
    '1. April | 31. Oktober 2027',
  ])
  expect(ends('2026-11-01', '2027-10-31')).toEqual([
    '1 November 2026 | 31 October 2027',
    '1º novembre 2026 | 31 ottobre 2027',
    '1. November 2026 | 31. Oktober 2027',
  ])
})

it('writes bandwidths', () => {
  expect(inEach((language) => formatBandwidth(200, language))).toEqual([
    '200 Mbps',
    '200 Mbit/s',
    '200 Mbit/s',
  ])
})

it('writes prices', () => {
  expect(inEach((language) => formatPrice(1.5, language))).toEqual(['€1.50', '1,50 €', '1,50 €'])
  expect(inEach((language) => formatPrice(10_000, language))).toEqual(['€10,000', '10.000 €', '10.000 €'])
  expect(inEach((language) => formatPrice(5000, language))).toEqual(['€5,000', '5.000 €', '5.000 €'])
})

it('writes the symbol once in a range of prices, if it follows the amount', () => {
  expect(inEach((language) => formatLowerPrice(42, language))).toEqual(['€42', '42', '42'])
})

it('writes journeys with units in each language', () => {
  expect(formatMinutes(55, 'en')).toBe('55\u00a0minutes')
  expect(inEach((language) => formatDuration({ count: 10, unit: 'minute' }, language, 'short'))).toEqual([
    '10 min',
    '10 min',
    '10 Min.',
  ])
  expect(formatMinutes(60, 'de')).toBe('1\u00a0Stunde')
  expect(inEach((language) => formatMinutes(105, language))).toEqual([
    '1 hour 45 minutes',
    '1 ora e 45 minuti',
    '1 Stunde 45 Minuten',
  ])
  expect(formatMeasure(6, 'kilometer', 'de')).toBe('6\u00a0km')
})

it('writes each month in three letters', () => {
  for (const language of languageCodes) {
    const months = listShortMonths(language)
    expect(months.map((month) => month.length)).toEqual(Array(12).fill(3))
    expect(new Set(months).size).toBe(12)
  }
  expect(listShortMonths('en')[8]).toBe('Sep')
})
