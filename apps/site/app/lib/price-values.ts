import { rooms } from '../content/rooms'
import { house } from '../house'
import { formatPrice } from './format'
import type { Language } from './languages'

/** Formatted values that the texts about rooms and their prices interpolate. */
export interface PriceValues {
  /** Price of the breakfast buffet for one guest, and for a child below the age `breakfastAge`. */
  breakfastPrice: string
  breakfastChild: string
  breakfastAge: number
  /** Tourist tax for one guest and one night, the age from which guests pay it, and the largest number of nights. */
  tax: string
  taxAge: number
  taxNights: number
  /** Late check-out: its latest hour, and its price. */
  lateUntil: string
  latePrice: string
}

export const formatPriceValues = (language: Language): PriceValues => ({
  breakfastPrice: formatPrice(house.breakfast.price, language),
  breakfastChild: formatPrice(house.breakfast.childPrice, language),
  breakfastAge: house.breakfast.childUnder,
  tax: formatPrice(house.touristTax.perNight, language),
  taxAge: house.touristTax.freeUnder,
  taxNights: house.touristTax.nights,
  lateUntil: house.lateCheckOut.until,
  latePrice: formatPrice(house.lateCheckOut.price, language),
})

/** The lowest price of the cheapest and of the dearest kind of room. */
export const lowestRoomPrices = {
  from: Math.min(...rooms.map(({ lowestPrice }) => lowestPrice)),
  to: Math.max(...rooms.map(({ lowestPrice }) => lowestPrice)),
}
