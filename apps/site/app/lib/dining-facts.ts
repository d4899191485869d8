import { hotel } from '../hotel'
import { hotelDetails } from '../hotel-details'
import { formatDayRange, formatPrice, formatWeekday } from './format'
import type { Language } from './languages'

const { restaurant, bar } = hotel
const { kitchen } = hotelDetails

/** Formatted facts that the translations of the restaurant page interpolate. */
export interface DiningFacts {
  restaurant: string
  bar: string
  /** Hour at which dinner starts, `19:30`; `closes` is the hour at which it ends. */
  opens: string
  closes: string
  /** Weekday on which there is no dinner: "Monday". */
  closedOn: string
  /** Dates of the yearly closure: "4–19 August". */
  holidays: string
  /** Lowest price of a dinner of three courses; `dinnerTo` is the highest. */
  dinnerFrom: string
  dinnerTo: string
  breakfastPrice: string
  /** Hours of the bar's cold dishes at noon (`lunch`), and of its evening menu when the restaurant is closed. */
  lunchOpens: string
  lunchCloses: string
  supperOpens: string
  supperCloses: string
}

export const formatDiningFacts = (language: Language): DiningFacts => ({
  restaurant: restaurant.name,
  bar: bar.name,
  opens: restaurant.dinner.opens,
  closes: restaurant.dinner.closes,
  closedOn: formatWeekday(restaurant.dinner.closedOn, language),
  holidays: formatDayRange(restaurant.holidays, language),
  dinnerFrom: formatPrice(kitchen.dinner.from, language),
  dinnerTo: formatPrice(kitchen.dinner.to, language),
  breakfastPrice: formatPrice(hotelDetails.breakfast.price, language),
  lunchOpens: kitchen.lunch.opens,
  lunchCloses: kitchen.lunch.closes,
  supperOpens: kitchen.supper.opens,
  supperCloses: kitchen.supper.closes,
})
