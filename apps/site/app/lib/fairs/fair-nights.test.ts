import { expect, it } from 'vitest'
import { readFairDates } from './dates'
import { findFairNights } from './fair-nights'

const nights = (dates: string, today = '2027-01-01') =>
  findFairNights(readFairDates(dates, undefined, today), today)

it.each([
  ['16–20 January 2027', '2027-01-15', '2027-01-20'],
  ['1–2 novembre 2027', '2027-10-31', '2027-11-02'],
  ['30 dic 2027 – 3 gen 2028', '2027-12-29', '2028-01-03'],
])('%s is a stay from the eve of the first day to the last day', (dates, checkin, checkout) => {
  expect(nights(dates)).toEqual({ checkin, checkout })
})

it('is the night before a fair of one day', () => {
  expect(nights('1. März 2027')).toEqual({ checkin: '2027-02-28', checkout: '2027-03-01' })
})

it('begins today if the fair has begun', () => {
  expect(nights('16–20 January 2027', '2027-01-15')?.checkin).toBe('2027-01-15')
  expect(nights('16–20 January 2027', '2027-01-18')?.checkin).toBe('2027-01-18')
})

it('is unknown from the last day on, or if only the month is known', () => {
  expect(nights('16–20 January 2027', '2027-01-20')).toBeUndefined()
  expect(nights('16–20 January 2027', '2027-01-21')).toBeUndefined()
  expect(nights('October 2027')).toBeUndefined()
  expect(nights('to be announced')).toBeUndefined()
})
