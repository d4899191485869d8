import { bedGroups, mattressSizes } from '../../content/beds'
import type { RoomId } from '../../content/room-id'
import { hasSingleUse, type Room, rooms } from '../../content/rooms'
import { hotelDetails } from '../../hotel-details'
import { formatMonthName, formatPrice, formatTime } from '../formats/format'
import { formatArea, formatDimensions } from '../formats/measures'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

/** Formatted measures and prices of a room. */
export interface RoomMeasures {
  /** Floor area: "38 m²". */
  area: string
  /** Mattress size of each kind of bed in the room: "160 × 190 cm". */
  mattresses: Partial<Record<keyof typeof mattressSizes, string>>
  /** Lowest price of a night: "€245". */
  price: string
  /** Usual price of a night in the season, and the first and last month of the season. */
  usualPrice: string
  season: { from: string; to: string }
  /** Price of a fair night. */
  fairPrice: string
  /** Hours of sun in June, and those of the rooms of this kind on the other side of the house, if there are any. */
  sun: { from: string; to: string }
  otherSun?: { from: string; to: string }
  /** Prices of an extra bed for a night, for anyone and for a child below an age. */
  extraBed: { bed: string; child: string; age: string }
  /** How much less one guest pays for a night. Undefined: nothing less. */
  singleUse: string | undefined
  /** What the price of a night leaves out, for one adult: breakfast and the tourist tax. */
  extras: { breakfast: string; tax: string }
}

/** The first and last month of the season in which a room has its usual price. */
export function formatSeasonMonths(language: Language) {
  const { from, to } = hotelDetails.rates.season
  return { from: formatMonthName(from, language), to: formatMonthName(to, language) }
}

/** Formats two times of day. */
const formatHours = ({ from, to }: Room['sun'], language: Language) => ({
  from: formatTime(from, language),
  to: formatTime(to, language),
})

/** Formats the floor area, the mattress sizes, the prices and the hours of sun of a room. */
export function formatRoomMeasures(room: Room, language: Language): RoomMeasures {
  const { area, beds, lowestPrice, usualPrice, fairPrice, sun, otherSide } = room
  const { price, childPrice, childUnder } = hotelDetails.children.extraBed
  return {
    area: formatArea(area, language),
    mattresses: Object.fromEntries(
      bedGroups[beds].map(({ kind }) => {
        const { width, length } = mattressSizes[kind]
        return [kind, formatDimensions(width, length, 'centimeter', language)]
      }),
    ),
    price: formatPrice(lowestPrice, language),
    usualPrice: formatPrice(usualPrice, language),
    season: formatSeasonMonths(language),
    fairPrice: formatPrice(fairPrice, language),
    sun: formatHours(sun, language),
    ...(otherSide && { otherSun: formatHours(otherSide.sun, language) }),
    extraBed: {
      bed: formatPrice(price, language),
      child: formatPrice(childPrice, language),
      age: spellNumber(childUnder, language),
    },
    singleUse: hasSingleUse(room) ? formatPrice(hotelDetails.rates.singleUse, language) : undefined,
    extras: {
      breakfast: formatPrice(hotelDetails.breakfast.price, language),
      tax: formatPrice(hotelDetails.touristTax.perNight, language),
    },
  }
}

/** The lowest price of a night in each room, formatted. */
export const formatRoomPrices = (language: Language) =>
  Object.fromEntries(rooms.map(({ id, lowestPrice }) => [id, formatPrice(lowestPrice, language)])) as Record<
    RoomId,
    string
  >
