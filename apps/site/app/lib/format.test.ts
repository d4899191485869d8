import { expect, it } from 'vitest'
import { formatDate, formatDay, formatDuration, formatPrice, formatWeekday } from './format'
import { languages } from './language'

const inEach = (write: (language: (typeof languages)[number]) => string) =>
  languages.map((language) => write(language).replaceAll(/\s/g, ' '))

it('writes a length of time', () => {
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

it('writes dates and days', () => {
  expect(inEach((language) => formatDate('2025-11-01', language))).toEqual([
    '1 November 2025',
    '1 novembre 2025',
    '1. November 2025',
  ])
  expect(inEach((language) => formatDay('08-19', language))).toEqual(['19 August', '19 agosto', '19. August'])
  expect(inEach((language) => formatWeekday(1, language))).toEqual(['Monday', 'lunedì', 'Montag'])
  expect(inEach((language) => formatWeekday(7, language))).toEqual(['Sunday', 'domenica', 'Sonntag'])
})

it('writes prices', () => {
  expect(inEach((language) => formatPrice(1.5, language))).toEqual(['€1.50', '1,50 €', '1,50 €'])
})
