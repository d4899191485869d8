import { expect, it } from 'vitest'
import { readFairDates } from './dates'
import { findFairNights } from './fair-nights'

const nights = (dates: string, today = '2027-01-01') =>
  findFairNights(readFairDates(dates, undefined, today), today)

it.each([
  ['16–20 January 2027', '2027-01-16', '2027-01-20'],
  ['30 ottobre – 2 novembre 2027', '2027-10-30', '2027-11-02'],
  ['30 dic 2027 – 3 gen 2028', '2027-12-30', '2028-01-03'],
])('%s is a stay from the first to the last day', (dates, checkin, checkout) => {
  expect(nights(dates)).toEqual({ checkin, checkout })
})

it('is one night for a fair of one day', () => {
  expect(nights('28. Februar 2027')).toEqual({ checkin: '2027-02-28', checkout: '2027-03-01' })
})

it('begins today if the fair has begun, and has a night on its last day', () => {
  expect(nights('16–20 January 2027', '2027-01-18')?.checkin).toBe('2027-01-18')
  expect(nights('16–20 January 2027', '2027-01-20')).toEqual({
    checkin: '2027-01-20',
    checkout: '2027-01-21',
  })
})

it('is unknown for a fair that has ended, or of which only the month is known', () => {
  expect(nights('16–20 January 2027', '2027-01-21')).toBeUndefined()
  expect(nights('October 2027')).toBeUndefined()
  expect(nights('to be announced')).toBeUndefined()
})
