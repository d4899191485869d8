import { formatMarkdownTable } from '../../../../scripts/markdown-table.ts'
import { bookingEngineCheckMonth } from '../../app/content/accessibility.ts'
import { mattressSizes } from '../../app/content/beds.ts'
import { offers } from '../../app/content/offers.ts'
import { retentionPeriods } from '../../app/content/privacy.ts'
import { rooms } from '../../app/content/rooms.ts'
import { directions } from '../../app/directions.ts'
import { hotel } from '../../app/hotel.ts'
import { hotelDetails } from '../../app/hotel-details.ts'

/**
 * Paths of the facts that the hotel gave in the site’s specification; all other facts are invented. A path includes the
 * paths below it.
 */
const specifiedFacts = [
  'hotel.name',
  'hotel.line',
  'hotel.stars',
  'hotel.address',
  'hotel.phone',
  'hotel.chat',
  'hotel.email',
  'hotel.bookingUrl',
  'hotel.municipality',
  'hotel.registers',
  'hotel.certifications',
  'hotel.restaurant.name',
  'hotel.restaurant.url',
  'hotel.restaurant.holidays',
  'hotel.bar.name',
  'hotel.stay',
  'hotel.chargingStations',
  'hotel.fairCentre.minutesByCar',
  'hotel.city.basilicaTerrace',
  'hotel.city.palladianTourDiscount',
  'hotel.city.marketDays',
  'hotel.policyDate',
  'hotel.map.zoom',
  'hotel.reviews.count',
  'offers.stay-3-pay-2.nights',
  'offers.stay-3-pay-2.paid',
  'offers.stay-3-pay-2.arrival',
]

/** Paths of facts that anybody can look up, such as distances and URLs of other sites. */
const publicFacts = [
  'hotel.fairCentre.name',
  'hotel.fairCentre.address',
  'hotel.fairCentre.url',
  'hotel.city',
  'hotel.tourism',
  'hotel.cycling',
  'hotel.map',
  'hotelDetails.cashBelow',
  'hotelDetails.conciliationSite',
  'directions.centre.carPark',
  'directions.station.timetableUrl',
  'directions.station.trains',
  'directions.bus.company',
  'directions.bus.timetableUrl',
  'directions.bus.departure',
  'directions.trafficZone',
  'retentionPeriods.accounts',
  'retentionPeriods.receipts',
  'retentionPeriods.adAddress',
  'retentionPeriods.adCookie',
]

/** Paths of settings and references, which are not facts about the hotel. */
const settings = [
  'hotel.origin',
  'hotel.tagManagerId',
  'hotel.flagsUrl',
  'hotel.pictureCredit',
  'hotel.reviews.serviceOrigin',
]

/**
 * Invented facts that the hotel must confirm or replace before the site goes online, and that no module holds, only the
 * translations: file and key of the English translation, and the fact.
 */
export const factsOnlyInTexts: readonly [file: string, key: string, fact: string][] = [
  [
    'faq',
    'questions.late.answer',
    'After reception closes, somebody waits for announced guests and checks their documents in person, later by agreement by phone; the room key opens the front door at night, and the phone is answered; the staff speak English, German and Italian.',
  ],
  [
    'faq',
    'questions.times.answer',
    'The house is open all year; who leaves early pays the evening before, leaves the key in the room, and gets the invoice by e-mail.',
  ],
  ['faq', 'questions.charging.answer', 'Guests bring their own cable.'],
  [
    'faq',
    'questions.dinner.answer',
    'Guests reserve by phone too; dinner can go on the room bill; the price includes the cover charge.',
  ],
  ['faq', 'questions.luggage.answer', 'Luggage stays in a locked room beside reception, free.'],
  [
    'faq',
    'questions.cancel.answer',
    'No rate is non-refundable; a booking made after the deadline cannot be cancelled free of charge; dates can be changed at no charge until the same deadline, at the price of the new dates; an e-mail or a call is enough to cancel; no-shows are charged like late cancellations; the room is kept until check-out time the next day; early departures; advance payments are refunded.',
  ],
  [
    'faq',
    'questions.overbooked.answer',
    'A guest whose room cannot be had gets an equal or better one nearby, with the difference and the ride paid, or a refund, and twice a deposit.',
  ],
  [
    'faq',
    'questions.breakfast.answer',
    'Breakfast is packed for early departures, and brought to the room; there is no other room service.',
  ],
  ['faq', 'questions.family.answer', 'No rooms are connected by a door.'],
  [
    'faq',
    'questions.coffee.answer',
    'A kettle with tea and instant coffee comes to the room on request, free.',
  ],
  [
    'faq',
    'questions.pay.answer',
    'A card holds the booking, or a deposit of the first night by transfer with the same deadline as other transfers, which is deducted, refunded or kept instead of a charge; a transfer pays the whole stay; the bill is paid at check-out; debit cards, Apple Pay and Google Pay are taken; nothing is charged or held on the card before check-out unless the guest cancels late or does not arrive.',
  ],
  [
    'faq',
    'questions.children.answer',
    'Cots are free; a child in a cot or in the parents’ bed does not count as a guest, older children need a bed; an extra bed is asked for in writing; high chairs are at breakfast and in the restaurant.',
  ],
  [
    'faq',
    'questions.pets.answer',
    'Dogs of any size, not alone in the room; guests with a dog have breakfast in the loggia or, free, in their room; on a lead in bar, loggia and garden, where dinner is served to their owners too, not at the pool, in the breakfast room or the restaurant’s dining room; assistance dogs everywhere, free.',
  ],
  [
    'faq',
    'questions.size.answer',
    'All rooms have a bidet and look on to the garden; a lift goes to every floor.',
  ],
  ['faq', 'questions.beds.answer', 'Twin beds cannot be joined: their headboards are fixed to the wall.'],
  [
    'faq',
    'questions.air.answer',
    'Guests set the temperature in their room; the windows have mosquito screens.',
  ],
  ['faq', 'questions.smoking.answer', 'Smoking is allowed only in the garden, not in the loggia.'],
  [
    'faq',
    'questions.pool.answer',
    'The pool is for guests only, children with an adult, not heated, without a lifeguard; loungers and towels are free; caps are not required.',
  ],
  ['faq', 'questions.laundry.answer', 'Reception lends iron and board, free; laundry is back the next day.'],
  [
    'faq',
    'questions.fair.answer',
    'There is no shuttle to the fair; on fair days there is no minimum stay; fair days are those of the fairs in the calendar and the day before each; the calendar on the day of booking counts.',
  ],
  ['faq', 'questions.sport.answer', 'There is no gym and no spa.'],
  [
    'faq',
    'questions.bicycles.answer',
    'Bicycles come with helmet, lock and pump; child seats and children’s bicycles are free; a locked room has sockets.',
  ],
  [
    'faq',
    'questions.wifi.answer',
    'The Wi-Fi has no log-in page and reaches the garden wall; there is no meeting room.',
  ],
  ['faq', 'questions.sockets.answer', 'The sockets are of type L; reception lends adapters, free.'],
  ['faq', 'questions.lunch.answer', 'The restaurant does not open for lunch.'],
  [
    'faq',
    'questions.diets.answer',
    'There are always a vegetarian first and main course; vegan and gluten-free dishes on request; plant-based milks and gluten-free bread at breakfast; menus and buffet list the allergens; there is no half board.',
  ],
  [
    'accessibility',
    'sections.limits.items.0.text',
    'A check of the booking engine found error messages that screen readers do not announce, and a date picker that cannot be used by keyboard; reception books for guests by phone and e-mail.',
  ],
  [
    'accessibility',
    'sections.house.items.0.text',
    'The way from the reserved parking space is paved, without steps.',
  ],
  [
    'accessibility',
    'sections.house.items.1.text',
    'All public rooms are on the ground floor, without steps, and so is an accessible toilet.',
  ],
  [
    'accessibility',
    'sections.house.items.2.text',
    'The accessible room costs as much as the others of its type; its furniture stands differently.',
  ],
  [
    'accessibility',
    'sections.house.items.3.text',
    'The equipment of the accessible bathroom; a step in the others.',
  ],
  ['accessibility', 'sections.house.items.4.text', 'Which paths are paved; no pool lift.'],
  ['accessibility', 'sections.report.text.0', 'Reports of barriers are answered within a month.'],
  [
    'getting-here',
    'sections.bus.text.0',
    'Which stop serves the hotel, that few buses go on Sundays and the last of each day in the early evening, and that the bus station sells tickets: not checked with the bus company.',
  ],
  ['getting-here', 'sections.parking.text.0', 'The car park is open day and night, lit and not guarded.'],
  [
    'getting-here',
    'sections.taxi.text.0',
    'A driver to or from an airport has a fixed price, and is paid by the guest, whose contract is with the driver; who charges for a late cancellation.',
  ],
  [
    'faq',
    'policies.items.4.text',
    'Bookings through a portal or an agency have its terms; the booking engine is in Italian, and lets guests check their details before they send them; the hotel confirms in English, Italian or German, with the terms, and gives a copy to those who ask.',
  ],
  [
    'faq',
    'policies.items.6.text',
    'The hotel takes part in conciliation at the chamber of commerce of Vicenza, and in no other procedure.',
  ],
  ['faq', 'policies.items.9.text', 'Rooms have a safe; reception keeps valuables.'],
  [
    'offers',
    'offers.stay-3-pay-2.details.5.text',
    'A first night that is charged costs the day’s rate; who leaves early never pays more than the offer.',
  ],
  [
    'offers',
    'offers.berici-escape.details.4.text',
    'The price is for both nights and guests; a Classica Doppia costs the same; the tourist tax is extra.',
  ],
  [
    'offers',
    'offers.berici-escape.details.5.text',
    'A first night that is charged costs half the price of the offer.',
  ],
  [
    'offers',
    'offers.berici-escape.details.7.text',
    'The bicycles, wine and cheese together are worth less than a quarter of the price.',
  ],
  [
    'cookies',
    'sections.what.text.2',
    'What the booking engine stores serves the booking only, and its page lists it: not checked.',
  ],
  ['privacy', 'sections.controller.text.1', 'There is no data protection officer.'],
  ['privacy', 'sections.data.text.0', 'There are no surveillance cameras.'],
  ['privacy', 'sections.data.items.4.text', 'What the Wi-Fi logs: device address and time, no pages.'],
  [
    'home',
    'reviews.origin',
    'Which reviews are shown, that nobody checks whether their authors have stayed, and that guests let the hotel show the quotes.',
  ],
  ['restaurant', 'kitchen.paragraphs.0', 'Dishes and their seasons.'],
  ['restaurant', 'kitchen.hours.6.text', 'The restaurant serves children’s portions on request.'],
  ['restaurant', 'bar.text', 'What the bar serves, and where its wines come from.'],
  ['home', 'services.items.concierge.text', 'What the concierge arranges.'],
  [
    'post-markets',
    'paragraphs.4',
    'The Sunday of the antiques market is the specification’s; public sources say the second, September to June.',
  ],
  ['post-bike-route', 'map.text', 'The length of the loop: reckoned on the map, not ridden.'],
  ['post-architecture', 'paragraphs.0', 'The season of the Basilica’s terrace is that of 2025.'],
]

const isBelow = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`))

function originOf(path: string) {
  if (isBelow(path, specifiedFacts)) return 'specification'
  return isBelow(path, publicFacts) ? 'world' : 'invented'
}

/**
 * The values of an object and of the objects in it, each with its property path. A list of texts or numbers counts as
 * one value.
 */
function flattenValues(value: unknown, path: string): [path: string, value: string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return [[path, value.join(', ')]]
  return Object.entries(value).flatMap(([key, inner]) => flattenValues(inner, `${path}.${key}`))
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  Object.fromEntries(items.map(({ id, ...item }) => [id, item]))

const roomFacts = byId(
  rooms.map(({ id, count, lowestPrice, area, floor, side, sun, bathroom, extra }) => ({
    id,
    count,
    lowestPrice,
    area,
    floor,
    side,
    sun,
    bathroom,
    extra,
  })),
)
const offerFacts = byId(
  offers.map(({ id, nights, paid, arrival, valid, fixed, example }) => ({
    id,
    nights,
    paid,
    arrival,
    valid,
    fixed,
    example,
  })),
)

const sources: [file: string, about: string, name: string, data: unknown][] = [
  ['apps/site/app/hotel.ts', 'the hotel', 'hotel', hotel],
  ['apps/site/app/hotel-details.ts', 'services, prices and accessibility', 'hotelDetails', hotelDetails],
  ['apps/site/app/directions.ts', 'the way', 'directions', directions],
  ['apps/site/app/content/rooms.ts', 'the rooms', 'rooms', roomFacts],
  ['apps/site/app/content/beds.ts', 'the beds, in cm', 'mattressSizes', mattressSizes],
  ['apps/site/app/content/privacy.ts', 'how long data is kept', 'retentionPeriods', retentionPeriods],
  ['apps/site/app/content/offers.ts', 'the offers', 'offers', offerFacts],
  [
    'apps/site/app/content/accessibility.ts',
    'the accessibility of the booking engine',
    'accessibility',
    { bookingEngineCheckMonth },
  ],
]

/** The text of `docs/handover.md`. */
export function renderHandoverDocument() {
  const sections = sources.map(([file, about, name, data]) => {
    const rows = flattenValues(data, name)
      .filter(([path]) => !isBelow(path, settings))
      .map(([path, value]) => [`\`${path}\``, value, originOf(path)])
    return `## Facts about ${about}\n\n\`${file}\`\n\n${formatMarkdownTable(['Fact', 'Value', 'Origin'], rows)}`
  })
  const texts = formatMarkdownTable(
    ['Text', 'Fact'],
    factsOnlyInTexts.map(([file, key, fact]) => [`\`${file}.json\`, \`${key}\``, fact]),
  )
  return `# Handover

The house is invented. A hotel that takes over this site confirms or replaces every fact below before it goes live: it edits the value in the file that the heading names, and every page, the FAQ and the structured data follow in all languages.

A fact comes from the specification of the site, from the world (it was true when it was written), or it is invented: an invented fact is to be confirmed.

\`npm run handover\` in \`apps/site\` writes this file from the data; a test fails when it is out of date.

${sections.join('\n\n')}

## Facts that only texts state

Keys in \`apps/site/public/locales/en\`; the other languages have the same keys. The long texts of the rooms (\`room-<id>.json\`) describe what the pictures show.

${texts}

## Other data

- \`apps/site/public/fiere.json\`: the fairs, with dates that follow how these fairs have fallen. Check each against the official calendar.
- \`apps/site/app/content/reviews.ts\` and \`testimonials.ts\`: sample reviews.
- \`apps/site/pictures\`: computer-made pictures of the invented house.
`
}
