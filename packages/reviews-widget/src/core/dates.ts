import { cachePerLocale } from './cache-per-locale'
import { formatPluralMessage, type PluralMessage } from './format-message'

/** How a review shows its date: `relative` is "3 months ago", `absolute` is "5 March 2026". */
export type ReviewDateDisplay = 'relative' | 'absolute'

/** The texts of relative dates. `{count}` is replaced by the number of days, months or years. */
export interface RelativeDateMessages {
  today: string
  days: PluralMessage
  months: PluralMessage
  years: PluralMessage
}

const DAY = 24 * 60 * 60 * 1000

// `numeric: 'auto'` writes “today” for 0 days. For 1 month it would write “last month”, so all other ages use the
// default, `always`, which writes “1 month ago”.
const todayFormat = /* @__PURE__ */ cachePerLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
)
const ageFormat = /* @__PURE__ */ cachePerLocale((locale) => new Intl.RelativeTimeFormat(locale))
const longDateFormat = /* @__PURE__ */ cachePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

/**
 * The age of a date in days, months of 30 days or years of 360 days: “3 months ago”, “vor 3 Monaten”. A future date
 * comes from a wrong clock and counts as today.
 *
 * @param locale BCP 47, such as `en` or `de-AT`
 * @param messages the texts of relative dates @default the texts of `Intl`
 */
export function formatRelativeDate(
  date: Date,
  now: Date,
  locale: string,
  messages?: RelativeDateMessages | undefined,
): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY))
  const months = Math.floor(days / 30)
  const years = Math.floor(months / 12)
  if (days === 0) return messages?.today ?? todayFormat(locale).format(0, 'day')
  const [count, unit] =
    years > 0
      ? ([years, 'year'] as const)
      : months > 0
        ? ([months, 'month'] as const)
        : ([days, 'day'] as const)
  return messages
    ? formatPluralMessage(messages[`${unit}s`], count, locale)
    : ageFormat(locale).format(-count, unit)
}

/** A date in long form, “12 March 2026”. In UTC, so that server and browser write the same day. */
export function formatAbsoluteDate(date: Date, locale: string): string {
  return longDateFormat(locale).format(date)
}
