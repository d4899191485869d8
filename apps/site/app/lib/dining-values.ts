import { hotel } from '../hotel'
import { formatDays, formatWeekday } from './format'
import type { Language } from './languages'

const { restaurant, bar } = hotel

/** What the restaurant page's words leave open, in a language. */
export interface DiningValues {
  restaurant: string
  bar: string
  /** Dinner. */
  opens: string
  closes: string
  /** The day of the week without dinner: "Monday". */
  closedOn: string
  /** The yearly holidays: "4–19 August". */
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
