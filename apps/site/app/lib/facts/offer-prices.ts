import type { Offer } from '../../content/offers'
import { requireRoom } from '../../content/rooms'
import { hotelDetails } from '../../hotel-details'
import { formatPrice } from '../formats/format'
import type { Language } from '../languages/languages'

/**
 * The lowest price in euro of an offer for all nights and guests. If it depends on the rate of the day, returns the price
 * with breakfast for the room and the guests of `example`.
 *
 * @throws if the offer has neither a fixed price nor an example
 */
export function calculateOfferPrice({ id, nights, paid = nights, fixed, example }: Offer<string>) {
  if (fixed) return { guests: fixed.guests, price: Math.min(...Object.values(fixed.prices)) }
  if (!example) throw new Error(`site: the offer "${id}" in content/offers.ts has no price`)
  const night = requireRoom(example.room).lowestPrice + example.guests * hotelDetails.breakfast.price
  return { guests: example.guests, price: paid * night }
}

/** The price in euro of the bicycles in an offer, if a guest rents them without the offer. */
export const calculateBicyclesPrice = ({ fixed }: Offer<string>) =>
  (fixed?.bicycles ?? 0) * hotelDetails.bicycles.electricPrice

/** Formats the prices that the translations of an offer interpolate. */
export function formatOfferPrices(offer: Offer<string>, language: Language) {
  const { guests, price } = calculateOfferPrice(offer)
  return {
    guests,
    price: formatPrice(price, language),
    bicyclesPrice: formatPrice(calculateBicyclesPrice(offer), language),
    /** Formatted prices by the id of the room, if they do not depend on the rate of the day. */
    prices: Object.fromEntries(
      Object.entries(offer.fixed?.prices ?? {}).map(([room, price]) => [room, formatPrice(price, language)]),
    ),
  }
}
