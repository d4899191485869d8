import { dayAfter } from '../formats/format'
import { type FairPeriod, isOver } from './fair-period'

/**
 * The nights to book for a fair: from its first to its last day, at least one; from today if the fair has begun.
 *
 * @param today ISO 8601 date
 * @returns ISO 8601 dates; undefined if the fair has ended or a day is unknown
 */
export function findFairNights(period: FairPeriod, today: string) {
  if (period.precision !== 'day' || isOver(period.to, today)) return undefined
  const checkin = period.from < today ? today : period.from
  return { checkin, checkout: checkin < period.to ? period.to : dayAfter(checkin) }
}
