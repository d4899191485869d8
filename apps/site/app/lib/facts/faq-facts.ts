import { rooms } from '../../content/rooms'
import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDayAndMonth,
  formatDuration,
  formatMeasure,
  formatPrice,
  withNoBreakSpaces,
} from '../formats/format'
import { formatBandwidth, formatDimensions, formatPower } from '../formats/measures'
import { type Language, locales } from '../languages/languages'
import { formatStayTerms, lowestRoomPrices } from './stay-terms'

const { cancellation, reception, children, pets, pool, charging, bicycles, restaurant, kitchen } =
  hotelDetails
const { metres } = pool

/** Formats the facts that only the translations of the FAQ interpolate, most of them from `hotel-details.ts`. */
export const formatFaqFacts = (language: Language) => ({
  company: hotel.company.name,
  stars: hotel.stars,
  bookingAge: hotelDetails.minimumBookingAge,
  refundDays: cancellation.refundDays,
  receptionOpens: reception.opens,
  receptionCloses: reception.closes,
  lateArrival: reception.lateArrival,
  breakfastOpens: hotel.breakfast.opens,
  fairBreakfast: hotel.breakfast.opensForFairs,
  breakfastRoom: formatPrice(hotelDetails.breakfast.inRoomSurcharge, language),
  freeUnder: children.freeUnder,
  extraBedChild: formatPrice(children.extraBed.childPrice, language),
  extraBedAge: children.extraBed.childUnder,
  extraBed: formatPrice(children.extraBed.price, language),
  pets: pets.perRoom,
  petPrice: formatPrice(pets.price, language),
  cards: new Intl.ListFormat(locales[language]).format(hotelDetails.cards),
  cashBelow: formatPrice(hotelDetails.cashBelow, language),
  conciliation: hotelDetails.conciliationSite,
  transferDays: formatDuration({ count: hotelDetails.transferDays, unit: 'day' }, language),
  poolFrom: formatDayAndMonth(pool.season.from, language),
  poolTo: formatDayAndMonth(pool.season.to, language),
  poolOpens: pool.opens,
  poolCloses: pool.closes,
  poolSize: formatDimensions(metres.length, metres.width, 'meter', language),
  poolShallow: formatMeasure(metres.shallow, 'meter', language),
  poolDeep: formatMeasure(metres.deep, 'meter', language),
  plug: charging.plugType,
  power: formatPower(charging.kilowatts, language),
  chargePrice: formatPrice(charging.price, language),
  bicycles: bicycles.count,
  electric: bicycles.electric,
  electricPrice: formatPrice(bicycles.electricPrice, language),
  laundryUntil: hotelDetails.laundry.until,
  shirtPrice: formatPrice(hotelDetails.laundry.shirtPrice, language),
  fairFare: formatPrice(directions.fairCentre.taxiFare, language),
  wifi: formatBandwidth(hotelDetails.wifi.megabitsPerSecond, language),
  coolingFrom: formatDayAndMonth(hotelDetails.cooling.from, language),
  coolingTo: formatDayAndMonth(hotelDetails.cooling.to, language),
  ...formatStayTerms(language),
  priceFrom: formatPrice(lowestRoomPrices.from, language),
  priceTo: formatPrice(lowestRoomPrices.to, language),
  restaurantCompany: restaurant.company,
  restaurantPhone: withNoBreakSpaces(restaurant.phone),
  guideYear: restaurant.guideYear,
  minibar: formatPrice(hotelDetails.minibar.from, language),
  dinnerFrom: formatPrice(kitchen.dinner.from, language),
  dinnerTo: formatPrice(kitchen.dinner.to, language),
  lunchOpens: kitchen.lunch.opens,
  lunchCloses: kitchen.lunch.closes,
  supperOpens: kitchen.supper.opens,
  supperCloses: kitchen.supper.closes,
  rooms: rooms.reduce((sum, { count }) => sum + count, 0),
  kinds: rooms.length,
})
