import { addDays } from '../formats/format'
import type { FairPeriod } from './fair-period'

/**
 * The nights to book for a fair: the night before each of its days that is still to come.
 *
 * @param today ISO 8601 date
 * @returns ISO 8601 dates; undefined if no such night is left, or a day is unknown
 */
export function findFairNights(period: FairPeriod, today: string) {
  if (period.precision !== 'day' || period.to <= today) return undefined
  const eve = addDays(period.from, -1)
  return { checkin: eve < today ? today : eve, checkout: period.to }
}
