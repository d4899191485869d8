import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDayAndMonth,
  formatMeasure,
  formatMinutes,
  formatPercent,
  formatPrice,
  formatWeekday,
} from '../formats/format'
import { spellNumber } from '../formats/number-words'
import { type Language, locales } from '../languages/languages'

const { basilicaTerrace, marketDays, palladianTourDiscount } = hotel.city
const { station, walks } = directions
const { trains } = station
const { bicycles } = hotelDetails

/** Formats the facts that the translations of the city guide interpolate. */
export function formatCityGuideFacts(language: Language) {
  const locale = locales[language]
  const year = basilicaTerrace.opens.slice(0, 4)
  const day = (date: string) => formatDayAndMonth(date.slice('2025-'.length), language)
  /** Formats length and time of a walk: "3 km, 45 minutes". */
  const walk = ({ km, minutes }: { km: number; minutes: number }) =>
    `${formatMeasure(km, 'kilometer', language)}, ${formatMinutes(minutes, language)}`
  const small = formatWeekday(marketDays.small, language)
  const large = formatWeekday(marketDays.large, language)
  return {
    name: hotel.name,
    restaurant: hotel.restaurant.name,
    bar: hotel.bar.name,
    opens: day(basilicaTerrace.opens),
    closes: day(basilicaTerrace.closes),
    year,
    vineyards: walk(walks.vineyards),
    rotonda: walk(walks.rotonda),
    fimon: walk(walks.fimon),
    discount: formatPercent(palladianTourDiscount, language),
    toVerona: formatMinutes(trains.verona, language),
    toVenice: formatMinutes(trains.venice, language),
    toPadua: formatMinutes(trains.padua, language),
    electric: spellNumber(bicycles.electric, language),
    electricPrice: formatPrice(bicycles.electricPrice, language),
    small,
    large,
    days: new Intl.ListFormat(locale, { type: 'conjunction' }).format([small, large]),
  }
}
