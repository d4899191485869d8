import { type Fair, isPastFair } from './fairs'

/** A filter of the fair list. */
export interface MonthFilter {
  /** 1 to 12. */
  month: number
  year: number
  /** Whether a fair begins in this month. The filter button of a month without fairs is disabled. */
  hasFairs: boolean
}

const isIn = ({ period }: Fair, { month, year }: MonthFilter) =>
  period?.start.month === month && period.start.year === year

/** Fairs that are not past, by month, then title; those without a readable month come last. */
export function upcomingFairs(fairs: Fair[], now: Date) {
  const months = ({ period }: Fair) =>
    period ? period.start.year * 12 + period.start.month : Number.POSITIVE_INFINITY
  const order = (a: Fair, b: Fair) => {
    const [first, second] = [months(a), months(b)]
    return first === second ? a.title.localeCompare(b.title) : first - second
  }
  return fairs.filter((fair) => !isPastFair(fair, now)).sort(order)
}

/**
 * A filter for each month, January to December, and year with fairs in it; for a month without fairs, its next
 * occurrence, disabled.
 */
export function monthFilters(fairs: Fair[], now: Date): MonthFilter[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month): MonthFilter[] => {
    const startingYears = fairs.flatMap(({ period }) =>
      period?.start.month === month ? [period.start.year] : [],
    )
    const years = [...new Set(startingYears)].sort((a, b) => a - b)
    const next = now.getFullYear() + (month < now.getMonth() + 1 ? 1 : 0)
    return years.length > 0
      ? years.map((year) => ({ month, year, hasFairs: true }))
      : [{ month, year: next, hasFairs: false }]
  })
}

/** Fairs that begin in the month; without a month, all fairs. */
export const fairsInMonth = (fairs: Fair[], pill: MonthFilter | undefined) =>
  pill ? fairs.filter((fair) => isIn(fair, pill)) : fairs
