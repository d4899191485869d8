import { hotel } from '../hotel'
import { formatDays, formatWeekday } from './format'
import type { Language } from './languages'

const { restaurant, bar } = hotel

/** Interpolation values of the restaurant page. */
export interface DiningValues {
  restaurant: string
  bar: string
  /** Hours of dinner, `19:30`. */
  opens: string
  closes: string
  /** Weekday without dinner: "Monday". */
  closedOn: string
  /** Yearly closure: "4–19 August". */
  holidays: string
}

export const diningValues = (language: Language): DiningValues => ({
  restaurant: restaurant.name,
  bar: bar.name,
  opens: restaurant.dinner.opens,
  closes: restaurant.dinner.closes,
  closedOn: formatWeekday(restaurant.dinner.closedOn, language),
  holidays: formatDays(restaurant.holidays, language),
})
