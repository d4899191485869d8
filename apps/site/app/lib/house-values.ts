import { rooms } from '../content/rooms'
import { directions } from '../directions'
import { hotel } from '../hotel'
import { house } from '../house'
import { formatDayAndMonth, formatDuration, formatMeasure, formatPrice } from './format'
import { type Language, locales } from './languages'
import { formatBandwidth, formatDimensions, formatPower } from './measures'
import { formatPriceValues, lowestRoomPrices } from './price-values'

const { reception, breakfast, children, pets, pool, charging, bicycles, kitchen } = house
const { metres } = pool

/** Formatted facts of `house.ts`: values that the translations of the FAQ and the offers interpolate. */
export const formatHouseValues = (language: Language) => ({
  receptionOpens: reception.opens,
  receptionCloses: reception.closes,
  breakfastOpens: hotel.breakfast.opens,
  breakfastFree: breakfast.freeUnder,
  freeUnder: children.freeUnder,
  extraBedChild: formatPrice(children.extraBed.childPrice, language),
  extraBedAge: children.extraBed.childUnder,
  extraBed: formatPrice(children.extraBed.price, language),
  pets: pets.perRoom,
  petPrice: formatPrice(pets.price, language),
  cards: new Intl.ListFormat(locales[language]).format(house.cards),
  transferDays: formatDuration({ count: house.transferDays, unit: 'day' }, language),
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
  laundryUntil: house.laundry.until,
  shirtPrice: formatPrice(house.laundry.shirtPrice, language),
  fairFare: formatPrice(directions.fairCentre.taxiFare, language),
  wifi: formatBandwidth(house.wifi.megabitsPerSecond, language),
  coolingFrom: formatDayAndMonth(house.cooling.from, language),
  coolingTo: formatDayAndMonth(house.cooling.to, language),
  ...formatPriceValues(language),
  priceFrom: formatPrice(lowestRoomPrices.from, language),
  priceTo: formatPrice(lowestRoomPrices.to, language),
  minibar: formatPrice(house.minibar.from, language),
  dinnerFrom: formatPrice(kitchen.dinner.from, language),
  dinnerTo: formatPrice(kitchen.dinner.to, language),
  lunchOpens: kitchen.lunch.opens,
  lunchCloses: kitchen.lunch.closes,
  supperOpens: kitchen.supper.opens,
  supperCloses: kitchen.supper.closes,
  rooms: rooms.reduce((sum, { count }) => sum + count, 0),
  kinds: rooms.length,
})
