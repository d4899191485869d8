import { toIsoDate } from '../formats/format'
import type { Fair } from './fairs'
import { partialDateTimestamp, todayTimestamp } from './partial-date'

const DAY = 86_400_000

/**
 * The nights to book for a fair: from its first to its last day, at least one; from today if the fair has begun.
 *
 * @returns ISO 8601 dates; undefined if the fair has ended or a day is unknown
 */
export function findFairNights({ period }: Pick<Fair, 'period'>, now: Date) {
  if (period?.start.day === undefined || period.end.day === undefined) return undefined
  const end = partialDateTimestamp(period.end)
  const today = todayTimestamp(now)
  if (end < today) return undefined
  const checkin = Math.max(partialDateTimestamp(period.start), today)
  return {
    checkin: toIsoDate(new Date(checkin)),
    checkout: toIsoDate(new Date(Math.max(end, checkin + DAY))),
  }
}
