import { type Language, locales } from '../languages/languages'
import { spellNumber } from './number-words'

/** A length of time: `{ count: 12, unit: 'month' }`. */
export interface Duration {
  count: number
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

/** Formats a quantity with a unit that `Intl` knows: "14 m", "90 cm", "10 min" (`Intl` itself writes "10 mins"). */
export const formatMeasure = (
  quantity: number,
  unit: string,
  language: Language,
  unitDisplay: 'long' | 'short' = 'short',
) =>
  withNoBreakSpaces(
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay })
      .format(quantity)
      .replace('mins', 'min'),
  )

/** Formats a length of time: "12 months", "12 mesi", "12 Monate". A no-break space is between number and unit. */
export const formatDuration = (
  { count, unit }: Duration,
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
) => formatMeasure(count, unit, language, unitDisplay)

/** Formats the minutes of a journey: "55 minutes", "1 hour 45 minutes". */
export function formatMinutes(minutes: number, language: Language) {
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ] as const
  const texts = parts.filter(({ count }) => count > 0).map((part) => formatDuration(part, language))
  // German has no comma between hours and minutes, but every list style of `Intl` writes one.
  if (language === 'de') return texts.join(' ')
  // English needs "1 hour 45 minutes", without a comma: only the narrow list style writes it so. Italian needs
  // "1 ora e 45 minuti": only the long style writes "e".
  const style = language === 'en' ? 'narrow' : 'long'
  return new Intl.ListFormat(locales[language], { type: 'unit', style }).format(texts)
}

/** Formats a length of time for running text: "ten minutes", "zehn Minuten", but "15 minutes". */
export const spellDuration = (duration: Duration, language: Language) =>
  formatDuration(duration, language).replace(/^\d+/, spellNumber(duration.count, language))

/** Formats minutes, fewer than 60, of a journey for running text: "ten minutes", "15 minutes". */
export const spellMinutes = (count: number, language: Language) =>
  spellDuration({ count, unit: 'minute' }, language)

/**
 * Formats a time of day, `07:00`, for running text: "7am", "10:30am" and "noon"; Italian "7", "10.30" and "una" (all’una),
 * German "7" and "10:30", each beside a word such as "Uhr".
 */
export function formatTime(time: string, language: Language) {
  const [hour = '', minute = ''] = time.split(':')
  if (language === 'en') {
    if (time === '12:00') return 'noon'
    return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}${Number(hour) < 12 ? 'am' : 'pm'}`
  }
  if (language === 'it' && time === '01:00') return 'una'
  return `${Number(hour)}${minute === '00' ? '' : `${language === 'it' ? '.' : ':'}${minute}`}`
}

/** Writes the first day of a month as an ordinal in Italian, which `Intl` does not: "1º novembre". */
const withOrdinal = (date: string, locale: string) =>
  locale.startsWith('it') ? date.replace(/\b1(?=\s\p{L}|$)/gu, '1º') : date

/** Formats an ISO 8601 date, `2025-11-01`: "1 November 2025", "1º novembre 2025". */
export const formatDate = (day: string, language: Language) =>
  withOrdinal(
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    language,
  )

/** Formats a month, `2025-10`: "October 2025". */
export const formatMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  )

/** The name of a month; January is 1. */
export const formatMonthName = (month: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1),
  )

/** The names of the months in three letters: "Sep", "set", "Sep". `Intl` alone writes "Sept" in English. */
export function listShortMonths(language: Language) {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).slice(0, 3))
}

/** Formats a month and day without a year, `08-04`: "4 August". */
export const formatDayAndMonth = (day: string, language: Language) =>
  withOrdinal(
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`2000-${day}`),
    ),
    language,
  )

/**
 * Formats a range of dates without the leading zeros that `Intl` writes in Italian and, inside one month, without the
 * spaces around the dash that it writes in English: `4–19 agosto`, `4–19 August`, but `28 July – 3 August`.
 */
export const formatCompactRange = (format: Intl.DateTimeFormat, from: Date, to: Date) =>
  withOrdinal(
    format
      .formatRange(from, to)
      .replace(/\b0(?=\d)/g, '')
      .replace(/^(\d+)\s–\s/, '$1–'),
    format.resolvedOptions().locale,
  )

/**
 * Formats a range of days, given as `{ from: '08-04', to: '08-19' }` or as ISO 8601 dates: "4–19 August", "1 April – 31
 * October 2027". A line can break only after a dash with spaces: the whole would be too wide for large text on a phone.
 */
export function formatDayRange({ from, to }: { from: string; to: string }, language: Language) {
  const hasYear = from.length > '08-04'.length
  const toDate = (day: string) => new Date(hasYear ? day : `2000-${day}`)
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' as const }),
    timeZone: 'UTC',
  })
  return (
    formatCompactRange(format, toDate(from), toDate(to))
      .replace(/\s/g, '\u00a0')
      .replace(/(?<=\S)–(?=\S)/, '\u2060–\u2060')
      // A line would break there anyway, and the next one would begin with the space.
      .replace('–\u00a0', '– ')
  )
}

/**
 * Formats the ends of a range, for a text with words between them: "4" and "19 August", "1 April" and "31 October
 * 2027".
 */
export function formatFirstAndLastDay(range: { from: string; to: string }, language: Language) {
  const [from = '', to = ''] = formatDayRange(range, language).split(/[\s\u2060]*–[\s\u2060]*/)
  return { from: withOrdinal(from, locales[language]), to }
}

/** The name of a weekday; Monday is 1. */
export const formatWeekday = (day: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    // 1 January 2024 was a Monday, so the day of that month is the number of the weekday.
    new Date(Date.UTC(2024, 0, day)),
  )

/** Formats an amount in euro: "€1.50", "€10,000". */
export const formatPrice = (amount: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
    // Italian would write four digits without a point.
    useGrouping: 'always',
  }).format(amount)

/**
 * Formats the lower end of a range of prices: "€42" to "€60", but "42" bis "60 €", because a symbol that follows the
 * amount is written once.
 */
export const formatLowerPrice = (amount: number, language: Language) =>
  formatPrice(amount, language).replace(/\s€$/, '')

/** Writes the place of an address: "36057 Arcugnano (VI)". */
export const formatPlace = ({
  postalCode,
  locality,
  province,
}: Record<'postalCode' | 'locality' | 'province', string>) => `${postalCode} ${locality} (${province})`

/** Writes the street and the place of an address in one line. */
export const formatAddress = ({ street, ...place }: Parameters<typeof formatPlace>[0] & { street: string }) =>
  `${street}, ${formatPlace(place)}`

/** Formats a fraction as a percentage: 0.3 is "30%". */
export const formatPercent = (part: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent' }).format(part)

/** Replaces spaces by no-break spaces, for phone numbers, or for a number and its unit. */
export const withNoBreakSpaces = (text: string) => text.replaceAll(' ', '\u00a0')

/** The day that is `count` days after a day, or before it; both are ISO 8601 dates. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
