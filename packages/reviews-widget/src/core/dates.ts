export type ReviewDateDisplay = 'relative' | 'absolute'

const DAY = 24 * 60 * 60 * 1000

/**
 * Age in days, months of 30 days or years of twelve such months: “3 months ago”, “vor 3 Monaten”. A future date
 * (a wrong clock) counts as today.
 *
 * @param locale BCP 47, such as `en` or `de-AT`
 */
export function formatRelativeDate(date: Date, now: Date, locale: string): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY))
  const months = Math.floor(days / 30)
  const years = Math.floor(months / 12)
  // `auto` writes “today” for 0; other ages keep their number, not “last month”.
  const format = new Intl.RelativeTimeFormat(locale, { numeric: days === 0 ? 'auto' : 'always' })
  if (years > 0) return format.format(-years, 'year')
  return months > 0 ? format.format(-months, 'month') : format.format(-days, 'day')
}

/** Long date, “12 March 2026”. In UTC, so that server and browser write the same. */
export function formatAbsoluteDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
