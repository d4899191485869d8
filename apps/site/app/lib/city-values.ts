import { hotel } from '../hotel'
import { type Language, locales } from './languages'

/** What the city guide's texts leave open for the facts of `hotel.ts`, in a language. */
export interface CityValues {
  /** The house. */
  name: string
  restaurant: string
  bar: string
  /** The terrace's first day, without its year: "4 April". */
  opens: string
  /** The terrace's last day: "31 October 2025". */
  closes: string
  /** "10%" */
  discount: string
  /** The day of the small market: "Tuesday". */
  small: string
  /** The day of the large market: "Thursday". */
  large: string
  /** "Tuesday and Thursday" */
  days: string
}

const { basilicaTerrace, marketDays, palladianTourDiscount } = hotel.city

/** A Monday: the weekdays of `hotel.ts` are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 24 * 60 * 60 * 1000

/** Writes the facts as the language does. */
export function cityValues(language: Language): CityValues {
  const locale = locales[language]
  const format = (day: string | number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(day))
  const weekday = (day: number) => format(MONDAY + (day - 1) * DAY, { weekday: 'long' })
  const small = weekday(marketDays.small)
  const large = weekday(marketDays.large)
  return {
    name: hotel.name,
    restaurant: hotel.restaurant.name,
    bar: hotel.bar.name,
    opens: format(basilicaTerrace.opens, { day: 'numeric', month: 'long' }),
    closes: format(basilicaTerrace.closes, { dateStyle: 'long' }),
    discount: new Intl.NumberFormat(locale, { style: 'percent' }).format(palladianTourDiscount),
    small,
    large,
    days: new Intl.ListFormat(locale, { type: 'conjunction' }).format([small, large]),
  }
}
