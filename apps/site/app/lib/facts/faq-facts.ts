import { lowestRoomPrices } from '../../content/rooms'
import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatDayAndMonth,
  formatDuration,
  formatFirstAndLastDay,
  formatMeasure,
  formatPrice,
  formatWeekday,
} from '../formats/format'
import { formatBandwidth, formatDimensions, formatPower } from '../formats/measures'
import { type Language, locales } from '../languages/languages'

const { stay } = hotel
const { cancellation, reception, breakfast, children, pets, pool, charging, bicycles, restaurant } =
  hotelDetails

/** Formats the facts that the translations of the FAQ interpolate. */
export function formatFaqFacts(language: Language) {
  const price = (amount: number) => formatPrice(amount, language)
  const holidays = formatFirstAndLastDay(hotel.restaurant.holidays, language)
  return {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    lateUntil: hotelDetails.lateCheckOut.until,
    latePrice: price(hotelDetails.lateCheckOut.price),
    cancellation: formatDuration({ count: stay.freeCancellationDays, unit: 'day' }, language),
    cancelUntil: stay.freeCancellationTime,
    refundDays: cancellation.refundDays,
    singleUse: price(hotelDetails.rates.singleUse),
    company: hotel.company.name,
    bookingAge: hotelDetails.minimumBookingAge,
    conciliation: hotelDetails.conciliationSite,
    cards: new Intl.ListFormat(locales[language]).format(hotelDetails.cards),
    cashBelow: price(hotelDetails.cashBelow),
    transferDays: formatDuration({ count: hotelDetails.transferDays, unit: 'day' }, language),
    tax: price(hotelDetails.touristTax.perNight),
    taxAge: hotelDetails.touristTax.freeUnder,
    taxNights: hotelDetails.touristTax.nights,
    water: price(stay.waterPrice),
    minibar: price(hotelDetails.minibar.from),
    priceFrom: price(lowestRoomPrices.from),
    priceTo: price(lowestRoomPrices.to),
    receptionOpens: reception.opens,
    receptionCloses: reception.closes,
    lateArrival: reception.lateArrival,
    chargers: hotel.chargingStations,
    plug: charging.plugType,
    power: formatPower(charging.kilowatts, language),
    chargePrice: price(charging.price),
    breakfastPrice: price(breakfast.price),
    breakfastChild: price(breakfast.childPrice),
    breakfastAge: breakfast.childUnder,
    breakfastFree: breakfast.freeUnder,
    breakfastRoom: price(breakfast.inRoomSurcharge),
    freeUnder: children.freeUnder,
    extraBedChild: price(children.extraBed.childPrice),
    extraBedAge: children.extraBed.childUnder,
    extraBed: price(children.extraBed.price),
    pets: pets.perRoom,
    petPrice: price(pets.price),
    coolingFrom: formatDayAndMonth(hotelDetails.cooling.from, language),
    coolingTo: formatDayAndMonth(hotelDetails.cooling.to, language),
    wifi: formatBandwidth(hotelDetails.wifi.megabitsPerSecond, language),
    laundryUntil: hotelDetails.laundry.until,
    shirtPrice: price(hotelDetails.laundry.shirtPrice),
    poolFrom: formatDayAndMonth(pool.season.from, language),
    poolTo: formatDayAndMonth(pool.season.to, language),
    poolOpens: pool.opens,
    poolCloses: pool.closes,
    poolSize: formatDimensions(pool.metres.length, pool.metres.width, 'meter', language),
    poolShallow: formatMeasure(pool.metres.shallow, 'meter', language),
    poolDeep: formatMeasure(pool.metres.deep, 'meter', language),
    bicycles: bicycles.count,
    electric: bicycles.electric,
    electricPrice: price(bicycles.electricPrice),
    restaurant: hotel.restaurant.name,
    restaurantCompany: restaurant.company,
    closedOn: formatWeekday(hotel.restaurant.dinner.closedOn, language),
    closedFrom: holidays.from,
    closedTo: holidays.to,
    bar: hotel.bar.name,
    fairBreakfast: hotel.breakfast.opensForFairs,
    fairMinutes: hotel.fairCentre.minutesByCar,
    fairFare: price(directions.fairCentre.taxiFare),
  }
}
