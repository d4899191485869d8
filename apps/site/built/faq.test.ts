import { expect, it } from 'vitest'
import { requireRoom, usualPricesForTwo } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import { formatDayAndMonth, formatFirstAndLastDay, formatPrice, formatTime } from '../app/lib/formats/format'
import { spellNumber, spellOrdinal } from '../app/lib/formats/number-words'
import { languageCodes, languages } from '../e2e/pages'
import { collapse, find, findLabelled, linkOf, listTexts, readPage, readThing, textOf } from './page'

const { stay, fairCentre, chargingStations, restaurant } = hotel
const {
  breakfast,
  charging,
  children,
  depositDays,
  lateCheckOut,
  pets,
  pool,
  rates,
  reception,
  touristTax,
  transferDays,
} = hotelDetails
const price = (amount: number) => formatPrice(amount, 'en')
const time = (hour: string) => formatTime(hour, 'en')
const holidays = formatFirstAndLastDay(restaurant.holidays, 'en')
const roomPrice = (id: string) => price(requireRoom(id).lowestPrice)

/** What the English answers say, with the facts that they contain. */
const answers = [
  `Tell us if you’ll be later: we’ll wait up until ${time(reception.lateArrival)}`,
  `Reception is open ${time(reception.opens)} to ${time(reception.closes)}`,
  `${spellNumber(chargingStations, 'en')} charging stations (Type ${charging.plugType}, up to ${charging.kilowatts} kW) at ${price(charging.price)} a kilowatt-hour`,
  `From ${roomPrice('singola')} a night for a Singola, ${roomPrice('classica-doppia')} for two, ${roomPrice('suite')} for the Suite, breakfast extra`,
  `the buffet costs ${price(breakfast.price)}; children from three to eleven pay ${price(breakfast.childPrice)}`,
  `costs ${price(children.extraBed.childPrice)} a night for under-twelves, otherwise ${price(children.extraBed.price)}`,
  `usually costs ${price(usualPricesForTwo.from)} to ${price(usualPricesForTwo.to)}. For one guest it’s ${price(rates.singleUse)} less, except on trade-fair nights`,
  `${price(pets.price)} each per night`,
  `from ${formatDayAndMonth(pool.season.from, 'en')} to ${formatDayAndMonth(pool.season.to, 'en')}, daily from ${time(pool.opens)} to ${time(pool.closes)}`,
  `${pool.metres.length} × ${pool.metres.width} m`,
  `every evening except Mondays and ${holidays.from}\u2060–\u2060${holidays.to}`,
  `Reception opens and breakfast starts at ${time(hotel.breakfast.opensForFairs)}`,
  `about ${spellNumber(fairCentre.minutesByCar, 'en')} minutes by car`,
]

/** What the English policies say. */
const policies = [
  `From ${time(stay.checkIn)}, or earlier if the room is ready`,
  `By ${time(stay.checkOut)}, or on request until ${time(lateCheckOut.until)} for ${price(lateCheckOut.price)}`,
  `Free with every rate until ${time(stay.freeCancellationTime)} (Italian time) on the ${spellOrdinal(stay.freeCancellationDays, 'en')} day before arrival`,
  `a deposit within ${spellNumber(depositDays, 'en')} days of our confirmation`,
  `All transfers are due at least ${spellNumber(transferDays, 'en')} days before arrival; later bookings need a card`,
  'After that, and for a no-show, we charge the first night',
  'an offer is not a package',
  `by card (${new Intl.ListFormat('en-GB').format(hotelDetails.cards)}; Apple Pay, Google Pay) or in cash (below`,
  `${price(touristTax.perNight)} per person per night from the age of ${spellNumber(touristTax.freeUnder, 'en')}, for ${spellNumber(touristTax.nights, 'en')} nights at most`,
  'Wi-Fi and parking',
  price(stay.waterPrice),
  'we don’t check whether the authors have stayed here',
]

it('the answers contain the facts of the hotel', () => {
  const main = textOf(find(readPage('/faq'), 'main'))
  for (const answer of answers) expect(main).toContain(collapse(answer))
})

it.each(languageCodes)('the answers contain facts as %s writes them', (language) => {
  const main = textOf(find(readPage(`${languages[language].prefix}/faq`), 'main'))
  const prices = [stay.waterPrice, breakfast.price, touristTax.perNight, rates.singleUse, charging.price]
  const facts = [
    ...prices.map((amount) => formatPrice(amount, language)),
    ...Object.values(pool.season).map((day) => formatDayAndMonth(day, language)),
  ]
  for (const fact of facts) expect(main).toContain(collapse(fact))
})

it('the policies follow the questions', () => {
  const page = readPage('/faq')
  expect(listTexts(find(page, 'main'), 'h2')).toEqual([
    'Arriving',
    'Prices',
    'Children and pets',
    'In the hotel',
    'Eating and drinking',
    'Trade fairs',
    'Policies',
  ])
  const definitions = listTexts(findLabelled(page, 'Policies'), 'dd')
  for (const policy of policies)
    expect(
      definitions.filter((text) => text.includes(collapse(policy))),
      policy,
    ).toHaveLength(1)
})

it('the structured data contains the questions and answers word for word', () => {
  const page = readPage('/de/faq')
  const { mainEntity } = readThing(page, 'FAQPage')
  const main = find(page, 'main')
  const names = mainEntity.map(({ name }: { name: string }) => name)
  expect(names).toEqual(main.querySelectorAll('h3').map(({ text }) => text))
  for (const { acceptedAnswer } of mainEntity) expect(main.text).toContain(acceptedAnswer.text)
})

it('an answer links to a page in the same language, and a room page to the policies', () => {
  expect(linkOf(find(readPage('/it/faq'), 'main'), 'Le offerte')).toBe('/it/offers')
  expect(linkOf(find(readPage('/it/rooms/singola'), 'main'), 'Le condizioni')).toBe('/it/faq#policies')
})
