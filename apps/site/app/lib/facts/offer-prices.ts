import { type Offer, offers } from '../../content/offers'
import { kindsOnBothSides, type Room, requireRoom } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { formatPrice, formatWeekday } from '../formats/format'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

/** The price of a room from which other prices are calculated. */
type Rate = keyof Pick<Room, 'lowestPrice' | 'usualPrice'>

/** The price in euro of a night with breakfast. */
const priceNight = (room: string, guests: number, rate: Rate) =>
  requireRoom(room)[rate] + guests * hotelDetails.breakfast.price

/**
 * The price in euro of an offer for all nights and guests, and its room: the given one, else the cheapest. If the price
 * depends on the rate of the day, it is that of the room and the guests of `example`, with breakfast.
 *
 * @throws if the offer has neither a fixed price for the room nor an example
 */
export function calculateOfferPrice(
  { id, nights, paid = nights, fixed, example }: Offer<string>,
  rate: Rate = 'lowestPrice',
  chosen?: string,
) {
  if (fixed) {
    const [[room, price] = []] = Object.entries(fixed.prices)
      .filter(([name]) => !chosen || name === chosen)
      .sort(([, a], [, b]) => a - b)
    if (room !== undefined && price !== undefined) return { room, guests: fixed.guests, price }
  }
  if (!example) throw new Error(`site: the offer "${id}" in content/offers.ts has no price`)
  const { guests } = example
  const room = chosen ?? example.room
  return { room, guests, price: paid * priceNight(room, guests, rate) }
}

/** The price in euro of the bicycles in an offer, if a guest rents them without the offer. */
const calculateBicyclesPrice = ({ fixed }: Offer<string>) =>
  (fixed?.bicycles ?? 0) * hotelDetails.bicycles.electricPrice

/** The price in euro of all that an offer adds to nights and breakfasts. */
export const calculateExtrasPrice = (offer: Offer<string>) =>
  calculateBicyclesPrice(offer) + (offer.fixed?.wineAndCheese ?? 0)

/** The price in euro of the parts of an offer in a room. */
export const calculatePartsPrice = (
  offer: Offer<string>,
  room: string,
  guests: number,
  rate: Rate = 'lowestPrice',
) => offer.nights * priceNight(room, guests, rate) + calculateExtrasPrice(offer)

/** What an offer saves, in euro, compared with its parts: in the given room, else in its cheapest one. */
export function calculateOfferSaving(offer: Offer<string>, rate: Rate = 'lowestPrice', chosen?: string) {
  const { room, guests, price } = calculateOfferPrice(offer, rate, chosen)
  return calculatePartsPrice(offer, room, guests, rate) - price
}

/** What an offer saves in the Suite at the usual prices, in euro. In no other room for two it saves more. */
const calculateSuiteSaving = (offer: Offer<string>) => calculateOfferSaving(offer, 'usualPrice', 'suite')

/** The offer with a free night, with which a guest who books with the hotel itself saves most. */
const freeNight = offers.find(({ paid }) => paid !== undefined)

/** The least that the offer with a free night saves, in euro. */
export const freeNightSaving = freeNight ? calculateOfferSaving(freeNight) : 0

/** The first and last weekday on which the offer with a free night can begin, formatted. */
export function formatArrivalDays(language: Language) {
  const weekday = (day: number | undefined) => (day === undefined ? undefined : formatWeekday(day, language))
  return { from: weekday(freeNight?.arrival?.from), to: weekday(freeNight?.arrival?.to) }
}

/**
 * Reasons to book with the hotel itself: the number of kinds of rooms on both sides, the hours within which e-mails are
 * answered, and when the offer with a free night begins and what it saves.
 */
export const formatReasons = (language: Language) => ({
  kinds: spellNumber(kindsOnBothSides, language),
  hours: hotel.bookHere.answerHours,
  ...formatArrivalDays(language),
  saving: formatPrice(freeNightSaving, language),
})

/** Formats the prices that the translations of an offer interpolate. */
export function formatOfferPrices(offer: Offer<string>, language: Language) {
  const { room, guests, price } = calculateOfferPrice(offer)
  const format = (amount: number) => formatPrice(amount, language)
  return {
    guests: spellNumber(guests, language),
    price: format(price),
    saving: format(calculateOfferSaving(offer)),
    usualSaving: format(calculateOfferSaving(offer, 'usualPrice')),
    suiteSaving: format(calculateSuiteSaving(offer)),
    /** The prices of all parts of the offer: the lowest of the year, and the usual one of the season. */
    parts: format(calculatePartsPrice(offer, room, guests)),
    usualParts: format(calculatePartsPrice(offer, room, guests, 'usualPrice')),
    bicyclesPrice: format(calculateBicyclesPrice(offer)),
    wineAndCheesePrice: format(offer.fixed?.wineAndCheese ?? 0),
    /** Formatted prices by the id of the room, if they do not depend on the rate of the day. */
    prices: Object.fromEntries(
      Object.entries(offer.fixed?.prices ?? {}).map(([id, amount]) => [id, format(amount)]),
    ),
  }
}
