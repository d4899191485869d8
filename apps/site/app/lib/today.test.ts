import { afterEach, expect, it, vi } from 'vitest'
import { todayAtHotel } from './today'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s at the hotel, in whatever time zone the visitor is', (time, day) => {
  vi.useFakeTimers({ now: new Date(time) })
  expect(todayAtHotel()).toBe(day)
})
