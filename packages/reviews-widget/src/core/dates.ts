export type ReviewDateDisplay = 'relative' | 'absolute'

const DAY = 24 * 60 * 60 * 1000

/**
 * The age of a date in days, months of 30 days or years of twelve such months: “3 months ago”, “vor 3 Monaten”. A
 * future date comes from a wrong clock and counts as today.
 *
 * @param locale BCP 47, such as `en` or `de-AT`
 */
export function formatRelativeDate(date: Date, now: Date, locale: string): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY))
  const months = Math.floor(days / 30)
  const years = Math.floor(months / 12)
  // `auto` writes “today” for 0 days. For 1 month `auto` would write “last month”, so other ages use `always`.
  const format = new Intl.RelativeTimeFormat(locale, { numeric: days === 0 ? 'auto' : 'always' })
  if (years > 0) return format.format(-years, 'year')
  return months > 0 ? format.format(-months, 'month') : format.format(-days, 'day')
}

/** A date in long form, “12 March 2026”. In UTC, so that server and browser write the same day. */
export function formatAbsoluteDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
