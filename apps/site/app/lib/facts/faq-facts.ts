import { lowestPriceForTwo, lowestRoomPrices, usualPricesForTwo } from '../../content/rooms'
import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDayAndMonth,
  formatFirstAndLastDay,
  formatLowerPrice,
  formatMeasure,
  formatMinutes,
  formatPrice,
  formatTime,
  formatWeekday,
  spellDuration,
  spellMinutes,
} from '../formats/format'
import { formatBandwidth, formatDimensions, formatPower } from '../formats/measures'
import { spellNumber, spellOrdinal } from '../formats/number-words'
import { type Language, locales } from '../languages/languages'
import { formatSeasonMonths } from './room-measures'

const { stay } = hotel
const { cancellation, reception, breakfast, children, pets, pool, charging, bicycles, restaurant, kitchen } =
  hotelDetails

/** Formats the facts that the translations of the FAQ interpolate. */
export function formatFaqFacts(language: Language) {
  const price = (amount: number) => formatPrice(amount, language)
  const time = (hour: string) => formatTime(hour, language)
  const number = (count: number) => spellNumber(count, language)
  const season = formatSeasonMonths(language)
  const holidays = formatFirstAndLastDay(hotel.restaurant.holidays, language)
  return {
    checkIn: time(stay.checkIn),
    checkOut: time(stay.checkOut),
    lateUntil: time(hotelDetails.lateCheckOut.until),
    platePrice: price(kitchen.latePlate),
    latePrice: price(hotelDetails.lateCheckOut.price),
    cancelDay: spellOrdinal(stay.freeCancellationDays, language),
    cancelUntil: time(stay.freeCancellationTime),
    refundDays: cancellation.refundDays,
    singleUse: price(hotelDetails.rates.singleUse),
    company: hotel.company.name,
    bookingAge: hotelDetails.minimumBookingAge,
    conciliation: hotelDetails.conciliationSite,
    cards: new Intl.ListFormat(locales[language]).format(hotelDetails.cards),
    cashBelow: price(hotelDetails.cashBelow),
    depositDays: spellDuration({ count: hotelDetails.depositDays, unit: 'day' }, language),
    transferDays: spellDuration({ count: hotelDetails.transferDays, unit: 'day' }, language),
    tax: price(hotelDetails.touristTax.perNight),
    taxAge: number(hotelDetails.touristTax.freeUnder),
    taxNights: number(hotelDetails.touristTax.nights),
    water: price(stay.waterPrice),
    minibar: price(hotelDetails.minibar.from),
    priceFrom: price(lowestRoomPrices.from),
    priceTo: price(lowestRoomPrices.to),
    priceForTwo: price(lowestPriceForTwo),
    usualFrom: formatLowerPrice(usualPricesForTwo.from, language),
    usualTo: price(usualPricesForTwo.to),
    seasonFrom: season.from,
    seasonTo: season.to,
    receptionOpens: time(reception.opens),
    receptionCloses: time(reception.closes),
    lateArrival: time(reception.lateArrival),
    chargers: number(hotel.chargingStations),
    plug: charging.plugType,
    power: formatPower(charging.kilowatts, language),
    chargePrice: price(charging.price),
    breakfastPrice: price(breakfast.price),
    breakfastChild: price(breakfast.childPrice),
    breakfastAge: number(breakfast.childUnder),
    /** The last year of age at which breakfast has the price for children. */
    breakfastChildTo: number(breakfast.childUnder - 1),
    breakfastFree: number(breakfast.freeUnder),
    breakfastRoom: price(breakfast.inRoomSurcharge),
    freeUnder: number(children.freeUnder),
    extraBedChild: price(children.extraBed.childPrice),
    extraBedAge: number(children.extraBed.childUnder),
    extraBed: price(children.extraBed.price),
    pets: number(pets.perRoom),
    petPrice: price(pets.price),
    coolingFrom: formatDayAndMonth(hotelDetails.cooling.from, language),
    coolingTo: formatDayAndMonth(hotelDetails.cooling.to, language),
    wifi: formatBandwidth(hotelDetails.wifi.megabitsPerSecond, language),
    laundryUntil: time(hotelDetails.laundry.until),
    shirtPrice: price(hotelDetails.laundry.shirtPrice),
    poolFrom: formatDayAndMonth(pool.season.from, language),
    poolTo: formatDayAndMonth(pool.season.to, language),
    poolOpens: time(pool.opens),
    poolCloses: time(pool.closes),
    poolSize: formatDimensions(pool.metres.length, pool.metres.width, 'meter', language),
    poolShallow: formatMeasure(pool.metres.shallow, 'meter', language),
    poolDeep: formatMeasure(pool.metres.deep, 'meter', language),
    bicycles: number(bicycles.count),
    electric: number(bicycles.electric),
    electricPrice: price(bicycles.electricPrice),
    restaurant: hotel.restaurant.name,
    restaurantCompany: restaurant.company,
    closedOn: formatWeekday(hotel.restaurant.dinner.closedOn, language),
    closedFrom: holidays.from,
    closedTo: holidays.to,
    bar: hotel.bar.name,
    fairBreakfast: time(hotel.breakfast.opensForFairs),
    fairMinutes: spellMinutes(hotel.fairCentre.minutesByCar, language),
    fairBus: formatMinutes(directions.fairCentre.busMinutes, language),
    fairFare: price(directions.fairCentre.taxiFare),
  }
}
