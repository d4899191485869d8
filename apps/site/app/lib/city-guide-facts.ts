import { hotel } from '../hotel'
import { formatDayRangeEnds, formatWeekday } from './format'
import { type Language, locales } from './languages'

/** Formatted facts that the translations of the city guide interpolate. */
export interface CityGuideFacts {
  name: string
  restaurant: string
  bar: string
  /** First day of the season of the Basilica's terrace, without the year: "4 April". */
  opens: string
  /** Last day of that season: "31 October 2025". */
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

export function formatCityGuideFacts(language: Language): CityGuideFacts {
  const locale = locales[language]
  const terrace = formatDayRangeEnds({ from: basilicaTerrace.opens, to: basilicaTerrace.closes }, language)
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
