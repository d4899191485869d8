import { directions } from '../../app/directions.ts'
import { hotel } from '../../app/hotel.ts'
import { hotelDetails } from '../../app/hotel-details.ts'
import { type Language, locales } from '../../app/lib/languages.ts'
import { flattenTranslations, type TranslationFiles, type TranslationMistake } from './translations.ts'

/** Words that can follow a number, by the unit of the number, in all languages. */
const unitWords = {
  bicycle: 'bi(cycles|kes)|biciclette|Fahrräder|Räder|E-Bikes',
  centimetre: 'cm|centimet\\p{L}*|Zentimeter',
  charger: '(charging )?stations?|chargers|colonnine|Ladestationen|Ladesäulen|Stationen',
  day: 'days?|giorni?o?|Tagen?',
  euro: 'euros?|€',
  hour: 'hours?|or[ae]|Stunden?',
  kilometre: 'km|kilomet\\p{L}*|chilomet\\p{L}*|Kilometern?',
  kilowatt: 'kW',
  megabit: 'Mb(it)?/s|Mbps|megabits?',
  metre: 'm|met(re|er)s?|metr[io]|Meter',
  minute: "minutes?|min\\.?|minut[io]|['′]|(Auto)?[Mm]in(uten?|\\.)",
  night: 'nights?|nott[ei]|Nächten?',
  parkingSpace: '(parking )?spaces|posti auto|Stellplätze|Parkplätze',
  passenger: 'passengers?|passegger[io]|Fahrgäste',
  percent: '%|per cent|per cento|Prozent',
  pet: 'dogs|pets|cani|animali|Hunde|Tiere',
  review: 'reviews|recensioni|Bewertungen|Rezensionen',
  star: 'stars?|stell[ea]|Sternen?',
  step: 'steps|gradini|Stufen',
  year: 'years?|ann[oi]|Jahren?',
} as const

type Unit = keyof typeof unitWords

/** The numbers from zero to twelve in words, by language. */
const numberWords: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  it: 'zero un[oa]? due tre quattro cinque sei sette otto nove dieci undici dodici',
  de: 'null ein[es]? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
}

/**
 * The unit of every number in `hotel.ts`, `hotel-details.ts` and `directions.ts`, by property path. The check finds a
 * fact in the texts by its number and unit. It skips a number that has no unit, such as the number of a weekday.
 */
export const factUnits: Record<string, Unit | undefined> = {
  'hotel.stars': 'star',
  'hotel.registers.shareCapital': 'euro',
  'hotel.restaurant.dinner.closedOn': undefined,
  'hotel.stay.freeCancellationDays': 'day',
  'hotel.stay.nightsCharged': undefined,
  'hotel.stay.waterPrice': 'euro',
  'hotel.chargingStations': 'charger',
  'hotel.fairCentre.minutesByCar': 'minute',
  'hotel.city.palladianTourDiscount': 'percent',
  'hotel.city.marketDays.small': undefined,
  'hotel.city.marketDays.large': undefined,
  'hotel.map.zoom': undefined,
  'hotel.maxGuests': undefined,
  'hotel.reviews.count': 'review',
  'hotel.reviews.average': undefined,
  'hotelDetails.minimumBookingAge': 'year',
  'hotelDetails.lateCheckOut.price': 'euro',
  'hotelDetails.cancellation.refundDays': 'day',
  'hotelDetails.cancellation.driverHours': 'hour',
  'hotelDetails.cancellation.driverFee': 'percent',
  'hotelDetails.rates.singleUse': 'euro',
  'hotelDetails.rates.fairDays.from': 'percent',
  'hotelDetails.rates.fairDays.to': 'percent',
  'hotelDetails.touristTax.perNight': 'euro',
  'hotelDetails.touristTax.nights': 'night',
  'hotelDetails.touristTax.freeUnder': 'year',
  'hotelDetails.breakfast.price': 'euro',
  'hotelDetails.breakfast.childPrice': 'euro',
  'hotelDetails.breakfast.childUnder': 'year',
  'hotelDetails.breakfast.freeUnder': 'year',
  'hotelDetails.breakfast.inRoomSurcharge': 'euro',
  'hotelDetails.children.freeUnder': 'year',
  'hotelDetails.children.extraBed.childPrice': 'euro',
  'hotelDetails.children.extraBed.childUnder': 'year',
  'hotelDetails.children.extraBed.price': 'euro',
  'hotelDetails.pets.price': 'euro',
  'hotelDetails.pets.perRoom': 'pet',
  'hotelDetails.cashBelow': 'euro',
  'hotelDetails.transferDays': 'day',
  'hotelDetails.pool.metres.length': 'metre',
  'hotelDetails.pool.metres.width': 'metre',
  'hotelDetails.pool.metres.shallow': 'metre',
  'hotelDetails.pool.metres.deep': 'metre',
  'hotelDetails.pool.steps': 'step',
  'hotelDetails.charging.plugType': undefined,
  'hotelDetails.charging.kilowatts': 'kilowatt',
  'hotelDetails.charging.price': 'euro',
  'hotelDetails.bicycles.count': 'bicycle',
  'hotelDetails.bicycles.electric': 'bicycle',
  'hotelDetails.bicycles.electricPrice': 'euro',
  'hotelDetails.laundry.shirtPrice': 'euro',
  'hotelDetails.wifi.megabitsPerSecond': 'megabit',
  'hotelDetails.minibar.from': 'euro',
  'hotelDetails.restaurant.guideYear': undefined,
  'hotelDetails.kitchen.dinner.from': 'euro',
  'hotelDetails.kitchen.dinner.to': 'euro',
  'hotelDetails.access.parkingMetres': 'metre',
  'hotelDetails.access.centimetres.entrance': 'centimetre',
  'hotelDetails.access.centimetres.liftDoor': 'centimetre',
  'hotelDetails.access.centimetres.liftWidth': 'centimetre',
  'hotelDetails.access.centimetres.liftDepth': 'centimetre',
  'hotelDetails.access.centimetres.roomDoor': 'centimetre',
  'hotelDetails.access.centimetres.turning': 'centimetre',
  'hotelDetails.access.centimetres.bedHeight': 'centimetre',
  'hotelDetails.access.centimetres.bathDoor': 'centimetre',
  'hotelDetails.access.centimetres.bathTurning': 'centimetre',
  'hotelDetails.access.centimetres.toiletHeight': 'centimetre',
  'hotelDetails.access.centimetres.basinClearance': 'centimetre',
  'hotelDetails.access.centimetres.otherDoors': 'centimetre',
  'directions.position.latitude': undefined,
  'directions.position.longitude': undefined,
  'directions.exits.east.km': 'kilometre',
  'directions.exits.east.minutes': 'minute',
  'directions.exits.west.km': 'kilometre',
  'directions.exits.west.minutes': 'minute',
  'directions.exits.south.km': 'kilometre',
  'directions.exits.south.minutes': 'minute',
  'directions.centre.km': 'kilometre',
  'directions.centre.minutes': 'minute',
  'directions.centre.walkMinutes': 'minute',
  'directions.fairCentre.km': 'kilometre',
  'directions.fairCentre.taxiFare': 'euro',
  'directions.station.km': 'kilometre',
  'directions.station.minutes': 'minute',
  'directions.station.trains.padua': 'minute',
  'directions.station.trains.verona': 'minute',
  'directions.station.trains.venice': 'minute',
  'directions.station.trains.milan': 'minute',
  'directions.airports.verona.km': 'kilometre',
  'directions.airports.verona.minutes': 'minute',
  'directions.airports.verona.busAndTrainMinutes': 'minute',
  'directions.airports.verona.driverFare': 'euro',
  'directions.airports.verona.vanFare': 'euro',
  'directions.airports.venice.km': 'kilometre',
  'directions.airports.venice.minutes': 'minute',
  'directions.airports.venice.busAndTrainMinutes': 'minute',
  'directions.airports.venice.driverFare': 'euro',
  'directions.airports.venice.vanFare': 'euro',
  'directions.airports.treviso.km': 'kilometre',
  'directions.airports.treviso.minutes': 'minute',
  'directions.airports.treviso.busAndTrainMinutes': 'minute',
  'directions.airports.treviso.driverFare': 'euro',
  'directions.airports.treviso.vanFare': 'euro',
  'directions.driverPassengers.car': 'passenger',
  'directions.driverPassengers.van': 'passenger',
  'directions.bus.rideMinutes': 'minute',
  'directions.bus.walkMinutes': 'minute',
  'directions.taxi.stationFare': 'euro',
  'directions.parking.spaces': 'parkingSpace',
}

/** Returns the values of an object that contain a digit (numbers, times, dates), by property path. */
function flattenFacts(value: unknown, path: string): Record<string, number | string> {
  if (typeof value === 'number' || (typeof value === 'string' && /\d/.test(value))) return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flattenFacts(inner, `${path}.${key}`)),
  )
}

/**
 * The facts of `hotel.ts`, `hotel-details.ts` and `directions.ts`, by property path. Texts must interpolate these
 * facts.
 */
export const factsThatTextsMustInterpolate = {
  ...flattenFacts(hotel, 'hotel'),
  ...flattenFacts(hotelDetails, 'hotelDetails'),
  ...flattenFacts(directions, 'directions'),
}

/** Whether a file is an article about the city or the country: a number in it is not a fact about the hotel. */
const isArticle = (file: string) => file.startsWith('post-')

/** Finds texts that write out a fact instead of interpolating it. */
export const findHardCodedFacts = (translations: TranslationFiles): TranslationMistake[] =>
  Object.entries(translations).flatMap(([code, files]) => {
    const language = code as Language
    const patterns = Object.entries(factsThatTextsMustInterpolate).flatMap(([path, value]) => {
      const pattern = patternOf(path, value, language)
      return pattern ? [{ path, value, pattern }] : []
    })
    return Object.entries(files).flatMap(([name, file]) =>
      Object.entries(flattenTranslations(file)).flatMap(([key, text]) =>
        patterns
          .filter(
            ({ value, pattern }) => !(isArticle(name) && typeof value === 'number') && pattern.test(text),
          )
          .map(({ path, value }) => ({
            file: `${language}/${name}.json`,
            key,
            message: `writes out ${path} (${value}): interpolate it`,
          })),
      ),
    )
  })

/** The pattern that finds a fact in the texts of a language. */
function patternOf(path: string, value: number | string, language: Language): RegExp | undefined {
  if (typeof value === 'string')
    return new RegExp(`(?<!\\d)(${textForms(value, language).map(escapePattern).join('|')})(?!\\d)`)
  const unit = factUnits[path]
  if (!unit) return undefined
  const number = `(${numberForms(unit === 'percent' ? value * 100 : value, language).join('|')})`
  const suffixed = `(?<![\\p{L}\\d.,])${number}[\\s-]*(${unitWords[unit]})(?![\\p{L}\\d])`
  return new RegExp(unit === 'euro' ? `${suffixed}|€\\s*${number}(?![\\d]|[.,]\\d)` : suffixed, 'iu')
}

function numberForms(value: number, language: Language) {
  const format = (digits?: number) =>
    escapePattern(
      new Intl.NumberFormat(locales[language], digits ? { minimumFractionDigits: digits } : {}).format(value),
    )
  return [format(), format(2), numberWords[language].split(' ')[value]].filter((form) => form !== undefined)
}

/** The ways in which a text can write a date or a time: `19:30` also as `19.30`. */
function textForms(value: string, language: Language) {
  const date = /^(\d{4}-)?(\d{2})-(\d{2})$/.exec(value)
  if (date) {
    const [, year, month, day] = date
    const format = new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(year && { year: 'numeric' as const }),
    })
    return [format.format(new Date(`${year ?? '2000-'}${month}-${day}`))]
  }
  return /^\d\d:\d\d$/.test(value) ? [value, value.replace(':', '.')] : [value]
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
