import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { formatDayRange, formatPrice, formatWeekday, withNoBreakSpaces } from '../formats/format'
import type { Language } from '../languages/languages'

const { restaurant, bar } = hotel
const { kitchen } = hotelDetails

/** Formats the facts that the translations of the restaurant page interpolate. */
export const formatDiningFacts = (language: Language) => ({
  restaurant: restaurant.name,
  bar: bar.name,
  opens: restaurant.dinner.opens,
  closes: restaurant.dinner.closes,
  closedOn: formatWeekday(restaurant.dinner.closedOn, language),
  holidays: formatDayRange(restaurant.holidays, language),
  company: hotelDetails.restaurant.company,
  phone: withNoBreakSpaces(hotelDetails.restaurant.phone),
  cook: hotel.people.cook,
  dinnerFrom: formatPrice(kitchen.dinner.from, language),
  dinnerTo: formatPrice(kitchen.dinner.to, language),
  breakfastPrice: formatPrice(hotelDetails.breakfast.price, language),
  lunchOpens: kitchen.lunch.opens,
  lunchCloses: kitchen.lunch.closes,
  supperOpens: kitchen.supper.opens,
  supperCloses: kitchen.supper.closes,
})

export type DiningFacts = ReturnType<typeof formatDiningFacts>
