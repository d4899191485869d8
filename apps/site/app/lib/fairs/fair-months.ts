import { isOver, withoutAccents } from './fair-period'
import type { Fair } from './schema'

/** A filter that limits the fair list to one month. */
export interface MonthFilter {
  /** Month, 1 to 12; 1 is January. */
  month: number
  year: number
  /** Whether a fair begins in this month. The filter button of a month without fairs is disabled. */
  hasFairs: boolean
}

const toMonth = ({ year, month }: Omit<MonthFilter, 'hasFairs'>) =>
  `${year}-${String(month).padStart(2, '0')}`

/** The month (ISO 8601) in which a fair begins; undefined if it is unknown. */
const firstMonth = ({ period }: Fair) =>
  period.precision === 'unknown' ? undefined : period.from.slice(0, '2027-01'.length)

/** Whether the fair's last month is past; false if the month is unknown. */
const isPastFair = ({ period }: Fair, today: string) =>
  period.precision !== 'unknown' && isOver(period.to.slice(0, '2027-01'.length), today)

/**
 * Compares two fairs by their titles, for `sort`. Does not use `localeCompare`, whose first call takes up to 90 ms on a
 * phone.
 */
export function compareTitles(a: Fair, b: Fair) {
  const [first, second] = [withoutAccents(a.title), withoutAccents(b.title)]
  return first === second ? 0 : first < second ? -1 : 1
}

/**
 * Returns the fairs that are not past, sorted by month, then title. Fairs without a readable month come after the months
 * of their year, and last if their year is unknown, too.
 */
export function listUpcomingFairs(fairs: Fair[], today: string) {
  // The last month of a year is `2027-12`, and `2027-~` is after it.
  const keyOf = (fair: Fair) =>
    firstMonth(fair) ?? `${(fair.period.precision === 'unknown' && fair.period.year) || '~'}-~`
  const order = (a: Fair, b: Fair) => {
    const [first, second] = [keyOf(a), keyOf(b)]
    return first === second ? compareTitles(a, b) : first < second ? -1 : 1
  }
  return fairs.filter((fair) => !isPastFair(fair, today)).sort(order)
}

/**
 * Creates the month filters, January to December. A month gets one filter for each year in which fairs begin in it, such
 * as March 2027 and March 2028. A month without fairs gets one disabled filter, for the next time that this month comes.
 */
export function createMonthFilters(fairs: Fair[], today: string): MonthFilter[] {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const starts = [...new Set(fairs.map(firstMonth))].sort()
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month): MonthFilter[] => {
    const years = starts.flatMap((start) =>
      Number(start?.slice(5)) === month ? [Number(start?.slice(0, 4))] : [],
    )
    return years.length > 0
      ? years.map((year) => ({ month, year, hasFairs: true }))
      : [{ month, year: thisYear + (month < thisMonth ? 1 : 0), hasFairs: false }]
  })
}

/** Returns the fairs that begin in the filter's month; all fairs if there is no filter. */
export const filterFairsByMonth = (fairs: Fair[], filter: MonthFilter | undefined) =>
  filter ? fairs.filter((fair) => firstMonth(fair) === toMonth(filter)) : fairs
