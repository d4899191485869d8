import type { LoaderFunctionArgs } from 'react-router'
import { fairNightPrices, lowestPriceForTwo } from '../../content/rooms'
import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { loadFairs } from '../fairs/load'
import { findNextFairs } from '../fairs/next-fairs'
import { formatDayRange, formatDuration, formatMeasure, formatPrice } from '../formats/format'
import { languageOfPath } from '../languages/paths'
import { todayAtHotel } from '../today'
import { formatReasons } from './offer-prices'

/** The loader of the home page: its facts, formatted, and the next fairs. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const day = todayAtHotel()
  const list = await loadFairs(day)
  return {
    /** The day of the build, on which the fairs were the next. */
    day,
    nextFairs: list.state === 'ready' ? findNextFairs(list.fairs, day, language) : [],
    /** Driving time to the fair centre. */
    drivingTime: formatDuration({ count: hotel.fairCentre.minutesByCar, unit: 'minute' }, language, 'short'),
    /** Distance to the old town. */
    distance: formatMeasure(directions.centre.km, 'kilometer', language),
    /** The lowest price of a night before a day of a fair. */
    fairPrice: formatPrice(fairNightPrices.from, language),
    /** Price of the bigoli at the restaurant. */
    bigoli: formatPrice(hotelDetails.kitchen.dishes.bigoli, language),
    /** First and last day of the pool's season. */
    season: formatDayRange(hotelDetails.pool.season, language),
    /** Price of the breakfast buffet for an adult. */
    breakfast: formatPrice(hotelDetails.breakfast.price, language),
    /** Price of a kilowatt-hour at the charging stations. */
    charge: formatPrice(hotelDetails.charging.price, language),
    /** Reasons to book with the hotel itself. */
    reasons: formatReasons(language),
    /** The lowest price of the cheapest room for two. */
    price: formatPrice(lowestPriceForTwo, language),
  }
}
