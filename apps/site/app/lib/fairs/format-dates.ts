import { formatCompactRange } from '../formats/format'
import { type Language, locales } from '../languages/languages'
import type { FairPeriod } from './fair-period'
import type { Fair } from './schema'

type KnownPeriod = Exclude<FairPeriod, { precision: 'unknown' }>

const formatPeriod = ({ from, to }: KnownPeriod, language: Language, options: Intl.DateTimeFormatOptions) =>
  formatCompactRange(
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }),
    new Date(from),
    new Date(to),
  )

/**
 * Creates a function that formats the dates of a fair: "16–20 January 2027", "16.–20. Januar 2027".
 *
 * @param formatMonth formats the dates if only the month is known, given as "January 2027". If the month is unknown, too,
 *   or the text says more, the dates are the text of the fair list.
 */
export function createFairDatesFormatter(language: Language, formatMonth: (month: string) => string) {
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return ({ dates, period }: Fair) => {
    if (period.precision === 'unknown' || !period.isWholeText) return dates
    return period.precision === 'month'
      ? formatMonth(formatPeriod(period, language, { month: 'long', year: 'numeric' }))
      : formatCompactRange(days, new Date(period.from), new Date(period.to))
  }
}

/** Formats the dates of a fair without the year: "16–20 Jan", "16.–20. Jan."; "January" if the days are unknown. */
export const formatShortFairDates = (period: KnownPeriod, language: Language) =>
  formatPeriod(
    period,
    language,
    period.precision === 'day' ? { month: 'short', day: 'numeric' } : { month: 'long' },
  )
