import { type Offer, offers } from '../../content/offers'
import { kindsOnBothSides, requireRoom } from '../../content/rooms'
import { hotelDetails } from '../../hotel-details'
import { formatPrice, formatWeekday } from '../formats/format'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

/** The lowest price in euro of a night with breakfast. */
const priceNight = (room: string, guests: number) =>
  requireRoom(room).lowestPrice + guests * hotelDetails.breakfast.price

/**
 * The lowest price in euro of an offer for all nights and guests, and the room that has it. If the price depends on the
 * rate of the day, it is that of the room and the guests of `example`, with breakfast.
 *
 * @throws if the offer has neither a fixed price nor an example
 */
export function calculateOfferPrice({ id, nights, paid = nights, fixed, example }: Offer<string>) {
  if (fixed) {
    const [[room, price] = []] = Object.entries(fixed.prices).sort(([, a], [, b]) => a - b)
    if (room !== undefined && price !== undefined) return { room, guests: fixed.guests, price }
  }
  if (!example) throw new Error(`site: the offer "${id}" in content/offers.ts has no price`)
  return { ...example, price: paid * priceNight(example.room, example.guests) }
}

/** The price in euro of the bicycles in an offer, if a guest rents them without the offer. */
const calculateBicyclesPrice = ({ fixed }: Offer<string>) =>
  (fixed?.bicycles ?? 0) * hotelDetails.bicycles.electricPrice

/** The price in euro of all that an offer adds to nights and breakfasts. */
export const calculateExtrasPrice = (offer: Offer<string>) =>
  calculateBicyclesPrice(offer) + (offer.fixed?.wineAndCheese ?? 0)

/** The price in euro of the parts of an offer in a room, each at its lowest price. */
export const calculatePartsPrice = (offer: Offer<string>, room: string, guests: number) =>
  offer.nights * priceNight(room, guests) + calculateExtrasPrice(offer)

/** What an offer at its lowest price saves, in euro, compared with its parts at their lowest prices. */
export function calculateOfferSaving(offer: Offer<string>) {
  const { room, guests, price } = calculateOfferPrice(offer)
  return calculatePartsPrice(offer, room, guests) - price
}

/** Reasons to book with the hotel itself: the number of kinds of rooms on both sides, and the smallest saving of all offers. */
export const formatReasons = (language: Language) => ({
  kinds: spellNumber(kindsOnBothSides, language),
  saving: formatPrice(Math.min(...offers.map(calculateOfferSaving)), language),
})

/** The first and last weekday on which the offer with a free night can begin, formatted. */
export function formatArrivalDays(language: Language) {
  const arrival = offers.find(({ paid }) => paid !== undefined)?.arrival
  const weekday = (day: number | undefined) => (day === undefined ? undefined : formatWeekday(day, language))
  return { from: weekday(arrival?.from), to: weekday(arrival?.to) }
}

/** Formats the prices that the translations of an offer interpolate. */
export function formatOfferPrices(offer: Offer<string>, language: Language) {
  const { room, guests, price } = calculateOfferPrice(offer)
  const format = (amount: number) => formatPrice(amount, language)
  return {
    guests: spellNumber(guests, language),
    price: format(price),
    saving: format(calculateOfferSaving(offer)),
    /** The price of all parts of the offer at their lowest prices. */
    parts: format(calculatePartsPrice(offer, room, guests)),
    bicyclesPrice: format(calculateBicyclesPrice(offer)),
    wineAndCheesePrice: format(offer.fixed?.wineAndCheese ?? 0),
    /** Formatted prices by the id of the room, if they do not depend on the rate of the day. */
    prices: Object.fromEntries(
      Object.entries(offer.fixed?.prices ?? {}).map(([id, amount]) => [id, format(amount)]),
    ),
  }
}
