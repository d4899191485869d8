import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDuration,
  formatFirstAndLastDay,
  formatMinutes,
  formatPrice,
  formatWeekday,
} from '../formats/format'
import type { Language } from '../languages/languages'

const { stay, restaurant } = hotel

/** Formats the facts that both the FAQ and the room pages show. `formatFaqFacts` adds those that only the FAQ shows. */
export function formatFaqAndRoomFacts(language: Language) {
  const holidays = formatFirstAndLastDay(restaurant.holidays, language)
  return {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    cancellation: formatDuration({ count: stay.freeCancellationDays, unit: 'day' }, language),
    cancelUntil: hotelDetails.cancellation.until,
    water: formatPrice(stay.waterPrice, language),
    restaurant: restaurant.name,
    closedOn: formatWeekday(restaurant.dinner.closedOn, language),
    dinnerOpens: restaurant.dinner.opens,
    dinnerCloses: restaurant.dinner.closes,
    closedFrom: holidays.from,
    closedTo: holidays.to,
    bar: hotel.bar.name,
    chargers: hotel.chargingStations,
    minutes: hotel.fairCentre.minutesByCar,
    exit: directions.exits.east.name,
    exitMinutes: formatMinutes(directions.exits.east.minutes, language),
    stationMinutes: formatMinutes(directions.station.minutes, language),
  }
}
