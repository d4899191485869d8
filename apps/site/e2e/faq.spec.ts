import { faqGroups } from '../app/content/faq'
import { requireRoom } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import {
  formatDayAndMonth,
  formatFirstAndLastDay,
  formatPercent,
  formatPrice,
} from '../app/lib/formats/format'
import { languageCodes, languages } from './pages'
import { readStructuredData } from './structured-data'
import { expect, type Page, test } from './test'

const { stay, fairCentre, chargingStations, restaurant } = hotel
const { breakfast, cancellation, charging, children, lateCheckOut, pets, pool, rates, touristTax } =
  hotelDetails
const price = (amount: number) => formatPrice(amount, 'en')
const holidays = formatFirstAndLastDay(restaurant.holidays, 'en')
const roomPrice = (id: string) => price(requireRoom(id).lowestPrice)

/** What the English answers say, with the facts that they contain. */
const answers = [
  `from ${stay.checkIn}`,
  `by ${stay.checkOut}`,
  `Until ${cancellation.until} Italian time, ${stay.freeCancellationDays} days before arrival, it costs nothing`,
  'After that, and for bookings made after that, we charge the first night, at the booked price.',
  'By card, in cash or by bank transfer',
  `Bottled water in the room costs ${price(stay.waterPrice)}`,
  `from ${holidays.from} to ${holidays.to}`,
  `${chargingStations} charging stations`,
  `About ${fairCentre.minutesByCar} minutes by car`,
  'Wi-Fi and parking are free',
  `two forks in a national guide (${hotelDetails.restaurant.guideYear} edition)`,
  `on ${hotelDetails.restaurant.phone} or at our reception`,
  `somebody will wait up until ${hotelDetails.reception.lateArrival}`,
  'we have no non-refundable rates',
  `On fair days rooms cost ${formatPercent(rates.fairDays.from, 'en')} to ${formatPercent(rates.fairDays.to, 'en')} more`,
  `${price(touristTax.perNight)} per person per night, for ${touristTax.nights} nights at most`,
  `the buffet costs ${price(breakfast.price)}, ${price(breakfast.childPrice)} for children`,
  `From ${roomPrice('singola')} a night for a Singola, from ${roomPrice('suite')} for the Suite`,
  `From ${formatDayAndMonth(pool.season.from, 'en')} to ${formatDayAndMonth(pool.season.to, 'en')}, every day from ${pool.opens} to ${pool.closes}`,
  `${pool.metres.length} × ${pool.metres.width} m`,
  `Type ${charging.plugType} socket and up to ${charging.kilowatts} kW. A kilowatt-hour costs ${price(charging.price)}`,
  `An extra bed costs ${price(children.extraBed.childPrice)} a night for a child under ${children.extraBed.childUnder}`,
  `Reception is open from ${hotelDetails.reception.opens} to ${hotelDetails.reception.closes}`,
  new Intl.ListFormat('en-GB').format(hotelDetails.cards),
]

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('the answers contain the terms of a stay', async ({ page }) => {
  await page.goto('/faq')
  for (const answer of answers) await expect(page.getByRole('main')).toContainText(answer)
})

for (const language of languageCodes) {
  test(`the answers contain facts as ${language} writes them`, async ({ page }) => {
    await page.goto(`${languages[language].prefix}/faq`)
    const prices = [stay.waterPrice, breakfast.price, touristTax.perNight, rates.singleUse, charging.price]
    const facts = [
      ...prices.map((amount) => formatPrice(amount, language)),
      ...[rates.fairDays.from, rates.fairDays.to].map((part) => formatPercent(part, language)),
      ...Object.values(pool.season).map((day) => formatDayAndMonth(day, language)),
    ]
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
    await expect(page.getByRole('main')).not.toContainText('{{')
  })
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a question opens its answer, and a second one leaves it open', async ({ page }) => {
      await page.goto('/faq')
      const items = page.locator('main details')
      await expect(items).toHaveCount(faqGroups.flatMap(({ questions }) => questions).length)
      const answers = items.locator('p:first-of-type')
      await expect(answers.nth(0)).toBeHidden()
      await questions(page).nth(0).click()
      await questions(page).nth(1).click()
      await expect(answers.nth(0)).toBeVisible()
      await expect(answers.nth(1)).toBeVisible()
    })
  })

test('the policies follow the questions', async ({ page }) => {
  await page.goto('/faq')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText([
    'Arriving',
    'Booking and paying',
    'Children and pets',
    'In the house',
    'Eating and drinking',
    'Around',
    'Policies',
  ])
  const policies = page.getByRole('region', { name: 'Policies' })
  for (const policy of [
    `From ${stay.checkIn}; earlier on request`,
    `By ${stay.checkOut}; later on request, until ${lateCheckOut.until} for ${price(lateCheckOut.price)}`,
    'then we charge the first night, as for a no-show',
    'Card, cash or bank transfer',
    price(stay.waterPrice),
    `${pool.opens} to ${pool.closes}`,
    `Dogs and cats, ${price(pets.price)} each per night`,
    `for summer holidays from ${holidays.from} to ${holidays.to}`,
  ]) {
    await expect(policies.getByRole('definition').filter({ hasText: policy })).toBeVisible()
  }
})

test('the structured data contains the questions and answers word for word', async ({ page }) => {
  await page.goto('/de/faq')
  const { mainEntity } = await readStructuredData(page, 'FAQPage')
  const names = mainEntity.map(({ name }: { name: string }) => name)
  expect(names).toEqual(await questions(page).allTextContents())
  const text = await page.getByRole('main').textContent()
  for (const { acceptedAnswer } of mainEntity)
    for (const paragraph of acceptedAnswer.text.split('\n')) expect(text).toContain(paragraph)
})

test('answers link to the booking engine and the restaurant in a new tab, and to pages in the same language', async ({
  page,
}) => {
  await page.goto('/it/faq')
  const main = page.getByRole('main')
  for (const question of await questions(page).all()) await question.click()
  const booking = main.getByRole('link', { name: 'Verifica disponibilità' })
  await expect(booking).toHaveAttribute('href', hotel.bookingUrl)
  await expect(booking).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('link', { name: 'Sito del ristorante' })).toHaveAttribute('target', '_blank')
  await main.getByRole('link', { name: 'Le offerte' }).click()
  await expect(page).toHaveURL('/it/offers')
})
