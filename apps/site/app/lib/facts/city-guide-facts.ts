import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatFirstAndLastDay,
  formatMinutes,
  formatPercent,
  formatPrice,
  formatWeekday,
} from '../formats/format'
import { type Language, locales } from '../languages/languages'

const { basilicaTerrace, marketDays, palladianTourDiscount } = hotel.city
const { trains } = directions.station
const { bicycles } = hotelDetails

/** Formats the facts that the translations of the city guide interpolate. */
export function formatCityGuideFacts(language: Language) {
  const locale = locales[language]
  const terrace = formatFirstAndLastDay({ from: basilicaTerrace.opens, to: basilicaTerrace.closes }, language)
  const small = formatWeekday(marketDays.small, language)
  const large = formatWeekday(marketDays.large, language)
  return {
    name: hotel.name,
    restaurant: hotel.restaurant.name,
    bar: hotel.bar.name,
    opens: terrace.from,
    closes: terrace.to,
    discount: formatPercent(palladianTourDiscount, language),
    toVerona: formatMinutes(trains.verona, language),
    toVenice: formatMinutes(trains.venice, language),
    toPadua: formatMinutes(trains.padua, language),
    electric: bicycles.electric,
    electricPrice: formatPrice(bicycles.electricPrice, language),
    small,
    large,
    days: new Intl.ListFormat(locale, { type: 'conjunction' }).format([small, large]),
  }
}
