import { expect, it } from 'vitest'
import { fairNightPrices, requireRoom } from '../app/content/rooms'
import { directions } from '../app/directions'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import { formatArrivalDays, freeNightSaving } from '../app/lib/facts/offer-prices'
import {
  formatDayRange,
  formatFirstAndLastDay,
  formatMeasure,
  formatPrice,
  formatTime,
  formatWeekday,
} from '../app/lib/formats/format'
import { spellNumber, spellOrdinal } from '../app/lib/formats/number-words'
import type { Language } from '../app/lib/languages/languages'
import { languageCodes, languages } from '../e2e/pages'
import { collapse, find, readPage } from './page'

/** A fact that several pages say, as values that stand on each of them in this order, at most some words apart. */
type Fact = [fact: string, values: (language: Language) => (string | undefined)[], paths: string[]]

const { breakfast, restaurant, bookHere, fairCentre, stay } = hotel
const { exits, station, centre } = directions

const facts: Fact[] = [
  [
    'hours of breakfast',
    (language) => [formatTime(breakfast.opens, language), formatTime(breakfast.closes, language)],
    ['/', '/restaurant', '/experience'],
  ],
  [
    'breakfast on the days of a fair',
    (language) => [formatTime(breakfast.opensForFairs, language)],
    ['/', '/restaurant', '/fiere', '/faq'],
  ],
  [
    'minutes to the fair centre',
    (language) => [spellNumber(fairCentre.minutesByCar, language)],
    ['/', '/fiere', '/faq'],
  ],
  [
    'hour until which somebody waits for late guests',
    (language) => [formatTime(hotelDetails.reception.lateArrival, language)],
    ['/fiere', '/faq'],
  ],
  [
    'price of a fair night for one',
    (language) => [formatPrice(fairNightPrices.from, language)],
    ['/fiere', '/rooms', '/rooms/singola'],
  ],
  [
    'price of a fair night for two',
    (language) => [formatPrice(fairNightPrices.forTwo, language)],
    ['/fiere', '/rooms', '/rooms/classica-doppia'],
  ],
  [
    'lowest price of a single room',
    (language) => [formatPrice(requireRoom('singola').lowestPrice, language)],
    ['/rooms', '/rooms/singola', '/faq'],
  ],
  [
    'weekdays on which three nights for two begin',
    (language) => Object.values(formatArrivalDays(language)),
    ['/', '/rooms', '/offers'],
  ],
  [
    'least that the third night for nothing saves',
    (language) => [formatPrice(freeNightSaving, language)],
    ['/', '/rooms', '/offers'],
  ],
  [
    'how much less one guest pays in a room for two',
    (language) => [formatPrice(hotelDetails.rates.singleUse, language)],
    ['/rooms', '/rooms/classica-doppia', '/faq'],
  ],
  [
    'price of an extra bed',
    (language) => [formatPrice(hotelDetails.children.extraBed.price, language)],
    ['/rooms', '/rooms/suite', '/rooms/superior-matrimoniale', '/faq'],
  ],
  [
    'price of an extra bed for a child',
    (language) => [formatPrice(hotelDetails.children.extraBed.childPrice, language)],
    ['/rooms', '/rooms/suite', '/rooms/superior-matrimoniale', '/faq'],
  ],
  [
    'age below which an extra bed has the price for a child',
    (language) => [spellNumber(hotelDetails.children.extraBed.childUnder, language)],
    ['/rooms', '/rooms/suite', '/rooms/superior-matrimoniale', '/faq'],
  ],
  ['hours until an e-mail is answered', () => [String(bookHere.answerHours)], ['/', '/rooms', '/offers']],
  [
    'summer holidays of the restaurant, as a range',
    (language) => [formatDayRange(restaurant.holidays, language)],
    ['/', '/restaurant', '/experience'],
  ],
  [
    'summer holidays of the restaurant, in a sentence',
    (language) => Object.values(formatFirstAndLastDay(restaurant.holidays, language)),
    ['/faq', '/restaurant'],
  ],
  [
    'weekday without dinner',
    (language) => [formatWeekday(restaurant.dinner.closedOn, language)],
    ['/', '/restaurant', '/faq', '/experience', '/fiere'],
  ],
  [
    'season of the pool',
    (language) => Object.values(formatFirstAndLastDay(hotelDetails.pool.season, language)),
    ['/', '/faq'],
  ],
  [
    'price of an e-bike',
    (language) => [formatPrice(hotelDetails.bicycles.electricPrice, language)],
    ['/faq', '/vicenza/bike-route'],
  ],
  [
    'minutes from the motorway in the east',
    (language) => [spellNumber(exits.east.minutes, language)],
    ['/', '/getting-here'],
  ],
  [
    'minutes from the motorway in the west',
    (language) => [spellNumber(exits.west.minutes, language)],
    ['/', '/getting-here'],
  ],
  [
    'price of the bigoli',
    (language) => [formatPrice(hotelDetails.kitchen.dishes.bigoli, language)],
    ['/', '/restaurant'],
  ],
  [
    'last day and hour of free cancellation',
    (language) => [
      formatTime(stay.freeCancellationTime, language),
      spellOrdinal(stay.freeCancellationDays, language),
    ],
    ['/', '/rooms', '/offers', '/fiere', '/faq'],
  ],
  [
    'distance to the old town',
    (language) => [formatMeasure(centre.km, 'kilometer', language)],
    ['/', '/getting-here'],
  ],
  [
    'minutes of the walk round the vineyards',
    () => [String(directions.walks.vineyards.minutes)],
    ['/experience', '/vicenza/hills'],
  ],
  ...(['padua', 'verona', 'venice'] as const).map(
    (city): Fact => [
      `minutes by train to ${city}`,
      () => [String(station.trains[city])],
      ['/', '/getting-here', '/vicenza/surroundings'],
    ],
  ),
]

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** The text of a page's main part, without structured data. */
function readText(path: string) {
  const main = find(readPage(path), 'main')
  for (const script of main.querySelectorAll('script')) script.remove()
  return collapse(main.structuredText).replaceAll('\u2060', '')
}

it.each(languageCodes)(
  'pages that say the same fact in %s say it as the modules of facts have it',
  (language) => {
    const { prefix } = languages[language]
    for (const [fact, values, paths] of facts) {
      const texts = values(language).map((value) =>
        escapePattern(collapse(value ?? 'no value').replaceAll('\u2060', '')),
      )
      // Words such as “to” are between the values.
      const pattern = new RegExp(`(?<![\\d.,:])${texts.join('.{1,40}?')}(?![.,:]?\\d)`, 'i')
      for (const path of paths)
        expect(pattern.test(readText(`${prefix}${path}`)), `${fact} on ${prefix}${path}: ${pattern}`).toBe(
          true,
        )
    }
  },
)
