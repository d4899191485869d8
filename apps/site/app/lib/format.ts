import { type Language, locales } from './language'

/** A length of time: `{ count: 12, unit: 'month' }`. */
export interface Duration {
  count: number
  unit: 'day' | 'month' | 'year'
}

/** "12 months", "12 mesi", "12 Monate", on one line. */
export const formatDuration = ({ count, unit }: Duration, language: Language) =>
  unbroken(
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )

/** An ISO day as a date: "1 November 2025". */
export const formatDate = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A month and day of any year (`08-04`) as a date: "4 August". */
export const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2000-${day}`),
  )

/** Some days of any year, from a month and day to another: "4–19 August". */
export const formatDays = ({ from, to }: { from: string; to: string }, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatRange(new Date(`2000-${from}`), new Date(`2000-${to}`))
    // Italian intervals come as `04–19 agosto`, which nobody writes.
    .replace(/\b0(?=\d)/g, '')

/** The name of a day of the week; Monday is 1. */
export const formatWeekday = (day: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    // 1 January 2024 was a Monday.
    new Date(Date.UTC(2024, 0, day)),
  )

/** An amount in euro: "€1.50". */
export const formatPrice = (amount: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(amount)

/** A phone number, or a number with its unit, that no line end parts. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
