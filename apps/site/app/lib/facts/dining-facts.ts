import { lowestPriceForTwo } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDayRange,
  formatLowerPrice,
  formatPrice,
  formatTime,
  formatWeekday,
  withNoBreakSpaces,
} from '../formats/format'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

const { restaurant, bar } = hotel
const { kitchen, breakfast } = hotelDetails

/** Formats the facts that the translations of the restaurant page interpolate. */
export const formatDiningFacts = (language: Language) => ({
  restaurant: restaurant.name,
  bar: bar.name,
  opens: formatTime(restaurant.dinner.opens, language),
  closes: formatTime(restaurant.dinner.closes, language),
  closedOn: formatWeekday(restaurant.dinner.closedOn, language),
  holidays: formatDayRange(restaurant.holidays, language),
  company: hotelDetails.restaurant.company,
  phone: withNoBreakSpaces(hotelDetails.restaurant.phone),
  cook: hotel.people.cook,
  sopressa: formatPrice(kitchen.dishes.sopressa, language),
  bigoli: formatPrice(kitchen.dishes.bigoli, language),
  bacala: formatPrice(kitchen.dishes.bacala, language),
  tiramisu: formatPrice(kitchen.dishes.tiramisu, language),
  wine: formatPrice(kitchen.wine, language),
  dinnerFrom: formatLowerPrice(kitchen.dinner.from, language),
  dinnerTo: formatPrice(kitchen.dinner.to, language),
  breakfastOpens: formatTime(hotel.breakfast.opens, language),
  breakfastOpensForFairs: formatTime(hotel.breakfast.opensForFairs, language),
  breakfastCloses: formatTime(hotel.breakfast.closes, language),
  barOpens: formatTime(bar.opens, language),
  barCloses: formatTime(bar.closes, language),
  breakfastPrice: formatPrice(breakfast.price, language),
  childPrice: formatPrice(breakfast.childPrice, language),
  /** The first and last year of age at which breakfast has the price for children. */
  childFrom: spellNumber(breakfast.freeUnder, language),
  childTo: spellNumber(breakfast.childUnder - 1, language),
  lunchOpens: formatTime(kitchen.lunch.opens, language),
  lunchCloses: formatTime(kitchen.lunch.closes, language),
  supperOpens: formatTime(kitchen.supper.opens, language),
  supperCloses: formatTime(kitchen.supper.closes, language),
  roomPrice: formatPrice(lowestPriceForTwo, language),
})

export type DiningFacts = ReturnType<typeof formatDiningFacts>
