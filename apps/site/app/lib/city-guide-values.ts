import { hotel } from '../hotel'
import { formatRangeEnds, formatWeekday } from './format'
import { type Language, locales } from './languages'

/** Values that the translations of the city guide interpolate, formatted. */
export interface CityGuideValues {
  name: string
  restaurant: string
  bar: string
  /** First day of the terrace's season, without the year: "4 April". */
  opens: string
  /** Last day of the terrace's season: "31 October 2025". */
  closes: string
  /** Discount on the Palladian tour: "10%". */
  discount: string
  /** Weekday of the small market: "Tuesday". */
  small: string
  /** Weekday of the large market: "Thursday". */
  large: string
  /** Weekdays of both markets: "Tuesday and Thursday". */
  days: string
}

const { basilicaTerrace, marketDays, palladianTourDiscount } = hotel.city

export function formatCityGuideValues(language: Language): CityGuideValues {
  const locale = locales[language]
  const terrace = formatRangeEnds({ from: basilicaTerrace.opens, to: basilicaTerrace.closes }, language)
  const small = formatWeekday(marketDays.small, language)
  const large = formatWeekday(marketDays.large, language)
  return {
    name: hotel.name,
    restaurant: hotel.restaurant.name,
    bar: hotel.bar.name,
    opens: terrace.from,
    closes: terrace.to,
    discount: new Intl.NumberFormat(locale, { style: 'percent' }).format(palladianTourDiscount),
    small,
    large,
    days: new Intl.ListFormat(locale, { type: 'conjunction' }).format([small, large]),
  }
}
