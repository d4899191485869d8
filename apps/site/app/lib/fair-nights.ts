import type { Fair, FairDay } from './fairs'
import { toIsoDay } from './format'

const DAY = 86_400_000

/** Midnight UTC; undefined if the day is unknown. */
const timeOf = ({ year, month, day }: FairDay) =>
  day === undefined ? undefined : Date.UTC(year, month - 1, day)

/**
 * The stay from the first to the last day of a fair, at least one night; from today if the fair has begun.
 *
 * @returns ISO 8601 dates; undefined if the fair has ended or a day is unknown
 */
export function fairNights({ period }: Pick<Fair, 'period'>, now: Date) {
  const start = period && timeOf(period.start)
  const end = period && timeOf(period.end)
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  if (start === undefined || end === undefined || end < today) return undefined
  const checkin = Math.max(start, today)
  return { checkin: toIsoDay(new Date(checkin)), checkout: toIsoDay(new Date(Math.max(end, checkin + DAY))) }
}
