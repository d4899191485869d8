import { compareTitles, type Fair, isPastFair } from './fairs'

/** A filter that limits the fair list to one month. */
export interface MonthFilter {
  /** Month, 1 to 12; 1 is January. */
  month: number
  year: number
  /** Whether a fair begins in this month. The filter button of a month without fairs is disabled. */
  hasFairs: boolean
}

const isIn = ({ period }: Fair, { month, year }: MonthFilter) =>
  period?.start.month === month && period.start.year === year

/**
 * Returns the fairs that are not past, sorted by month, then title. Fairs without a readable month come after the months
 * of their year, and last if their year is unknown, too.
 */
export function listUpcomingFairs(fairs: Fair[], now: Date) {
  // The first month of a year is 1 and the last 12, so 12.5 is between December and the next January.
  const months = ({ period, year = Number.POSITIVE_INFINITY }: Fair) =>
    period ? period.start.year * 12 + period.start.month : year * 12 + 12.5
  const order = (a: Fair, b: Fair) => {
    const [first, second] = [months(a), months(b)]
    return first === second ? compareTitles(a, b) : first - second
  }
  return fairs.filter((fair) => !isPastFair(fair, now)).sort(order)
}

/**
 * Creates the month filters, January to December. A month gets one filter for each year in which fairs begin in it, such
 * as March 2027 and March 2028. A month without fairs gets one disabled filter, for the next time that this month comes.
 */
export function createMonthFilters(fairs: Fair[], now: Date): MonthFilter[] {
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

/** Returns the fairs that begin in the filter's month; all fairs if there is no filter. */
export const filterFairsByMonth = (fairs: Fair[], filter: MonthFilter | undefined) =>
  filter ? fairs.filter((fair) => isIn(fair, filter)) : fairs
