import { rooms } from '../../content/rooms'
import { hotelDetails } from '../../hotel-details'
import { formatPercent, formatPrice } from '../formats/format'
import type { Language } from '../languages/languages'

/**
 * Breakfast, tourist tax, late check-out, single use and fair days: their prices and conditions, formatted for the texts
 * of the rooms and the FAQ.
 */
export const formatStayTerms = (language: Language) => ({
  breakfastPrice: formatPrice(hotelDetails.breakfast.price, language),
  breakfastChild: formatPrice(hotelDetails.breakfast.childPrice, language),
  breakfastAge: hotelDetails.breakfast.childUnder,
  breakfastFree: hotelDetails.breakfast.freeUnder,
  tax: formatPrice(hotelDetails.touristTax.perNight, language),
  taxAge: hotelDetails.touristTax.freeUnder,
  taxNights: hotelDetails.touristTax.nights,
  lateUntil: hotelDetails.lateCheckOut.until,
  latePrice: formatPrice(hotelDetails.lateCheckOut.price, language),
  singleUse: formatPrice(hotelDetails.rates.singleUse, language),
  fairFrom: formatPercent(hotelDetails.rates.fairDays.from, language),
  fairTo: formatPercent(hotelDetails.rates.fairDays.to, language),
})

export type StayTerms = ReturnType<typeof formatStayTerms>

/** The lowest price of the cheapest and of the dearest kind of room. */
export const lowestRoomPrices = {
  from: Math.min(...rooms.map(({ lowestPrice }) => lowestPrice)),
  to: Math.max(...rooms.map(({ lowestPrice }) => lowestPrice)),
}
