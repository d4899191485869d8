import { rooms } from '../content/rooms'
import { hotelDetails } from '../hotel-details'
import { formatPrice } from './format'
import type { Language } from './languages'

/** Prices and conditions of a stay, formatted for the texts about rooms. */
export interface StayPrices {
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

export const formatStayPrices = (language: Language): StayPrices => ({
  breakfastPrice: formatPrice(hotelDetails.breakfast.price, language),
  breakfastChild: formatPrice(hotelDetails.breakfast.childPrice, language),
  breakfastAge: hotelDetails.breakfast.childUnder,
  tax: formatPrice(hotelDetails.touristTax.perNight, language),
  taxAge: hotelDetails.touristTax.freeUnder,
  taxNights: hotelDetails.touristTax.nights,
  lateUntil: hotelDetails.lateCheckOut.until,
  latePrice: formatPrice(hotelDetails.lateCheckOut.price, language),
})

/** The lowest price of the cheapest and of the dearest kind of room. */
export const lowestRoomPrices = {
  from: Math.min(...rooms.map(({ lowestPrice }) => lowestPrice)),
  to: Math.max(...rooms.map(({ lowestPrice }) => lowestPrice)),
}
