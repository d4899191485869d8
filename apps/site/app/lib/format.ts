import { type Language, locales } from './language'

/** A length of time: `{ count: 12, unit: 'month' }`. */
export interface Duration {
  count: number
  unit: 'day' | 'month' | 'year'
}

/** "12 months", "12 mesi", "12 Monate". */
export const formatDuration = ({ count, unit }: Duration, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** An ISO day as a date: "1 November 2025". */
export const formatDate = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
