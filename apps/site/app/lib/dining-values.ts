import { hotel } from '../hotel'
import { formatDayRange, formatWeekday } from './format'
import type { Language } from './languages'

const { restaurant, bar } = hotel

/** Values that the translations of the restaurant page interpolate, formatted. */
export interface DiningValues {
  restaurant: string
  bar: string
  /** Start of dinner, `19:30`; `closes` is the end. */
  opens: string
  closes: string
  /** Weekday on which there is no dinner: "Monday". */
  closedOn: string
  /** Dates of the yearly closure: "4–19 August". */
  holidays: string
}

export const diningValues = (language: Language): DiningValues => ({
  restaurant: restaurant.name,
  bar: bar.name,
  opens: restaurant.dinner.opens,
  closes: restaurant.dinner.closes,
  closedOn: formatWeekday(restaurant.dinner.closedOn, language),
  holidays: formatDayRange(restaurant.holidays, language),
})
