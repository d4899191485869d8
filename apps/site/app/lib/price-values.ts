import { rooms } from '../content/rooms'
import { house } from '../house'
import { formatPrice } from './format'
import type { Language } from './languages'

/** Formatted values that the texts about rooms and their prices interpolate. */
export interface PriceValues {
  /** Price of the breakfast buffet for one guest. */
  breakfastPrice: string
  /** Tourist tax for one guest and one night. */
  tax: string
  /** Late check-out: its latest hour, and its price. */
  lateUntil: string
  latePrice: string
}

export const formatPriceValues = (language: Language): PriceValues => ({
  breakfastPrice: formatPrice(house.breakfast.price, language),
  tax: formatPrice(house.touristTax.perNight, language),
  lateUntil: house.lateCheckOut.until,
  latePrice: formatPrice(house.lateCheckOut.price, language),
})

/** The lowest price of the cheapest and of the dearest kind of room. */
export const lowestRoomPrices = {
  from: Math.min(...rooms.map(({ lowestPrice }) => lowestPrice)),
  to: Math.max(...rooms.map(({ lowestPrice }) => lowestPrice)),
}
