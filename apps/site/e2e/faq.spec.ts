import { faqGroups } from '../app/content/faq'
import { requireRoom } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { hotelDetails } from '../app/hotel-details'
import { formatDayAndMonth, formatFirstAndLastDay, formatPrice } from '../app/lib/formats/format'
import { languageCodes, languages } from './pages'
import { readStructuredData } from './structured-data'
import { expect, type Page, test } from './test'

const { stay, fairCentre, chargingStations, restaurant } = hotel
const { breakfast, charging, children, lateCheckOut, pets, pool, rates, reception, touristTax } = hotelDetails
const price = (amount: number) => formatPrice(amount, 'en')
const holidays = formatFirstAndLastDay(restaurant.holidays, 'en')
const roomPrice = (id: string) => price(requireRoom(id).lowestPrice)

/** What the English answers say, with the facts that they contain. */
const answers = [
  `we’ll wait up until ${reception.lateArrival}`,
  `Reception is open from ${reception.opens} to ${reception.closes}`,
  `${chargingStations} charging stations (Type ${charging.plugType}, up to ${charging.kilowatts} kW) at ${price(charging.price)} a kilowatt-hour`,
  `From ${roomPrice('singola')} a night for a Singola, from ${roomPrice('suite')} for the Suite`,
  `the buffet costs ${price(breakfast.price)}, ${price(breakfast.childPrice)} for children`,
  `An extra bed costs ${price(children.extraBed.childPrice)} a night for a child under ${children.extraBed.childUnder}`,
  `${price(pets.price)} each per night`,
  `from ${formatDayAndMonth(pool.season.from, 'en')} to ${formatDayAndMonth(pool.season.to, 'en')}, every day from ${pool.opens} to ${pool.closes}`,
  `${pool.metres.length} × ${pool.metres.width} m`,
  `every evening except Monday and ${holidays.from} to ${holidays.to}`,
  `breakfast and reception open at ${hotel.breakfast.opensForFairs}`,
  `about ${fairCentre.minutesByCar} minutes by car`,
]

/** What the English policies say. */
const policies = [
  `From ${stay.checkIn}; earlier if the room is ready`,
  `By ${stay.checkOut}; later on request, until ${lateCheckOut.until} for ${price(lateCheckOut.price)}`,
  `Free with every rate until ${stay.freeCancellationTime} Italian time, ${stay.freeCancellationDays} days before arrival`,
  'After that, and for a no-show, we charge the first night',
  `${price(rates.singleUse)} less per night`,
  'an offer is not a package',
  `by card (${new Intl.ListFormat('en-GB').format(hotelDetails.cards)}; Apple Pay, Google Pay) or in cash below`,
  `${price(touristTax.perNight)} per person per night from the age of ${touristTax.freeUnder}, for ${touristTax.nights} nights at most`,
  'Wi-Fi and parking',
  price(stay.waterPrice),
  'we do not check whether the authors have stayed here',
]

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('the answers contain the facts of the hotel', async ({ page }) => {
  await page.goto('/faq')
  for (const answer of answers) await expect(page.getByRole('main')).toContainText(answer)
})

for (const language of languageCodes) {
  test(`the answers contain facts as ${language} writes them`, async ({ page }) => {
    await page.goto(`${languages[language].prefix}/faq`)
    const prices = [stay.waterPrice, breakfast.price, touristTax.perNight, rates.singleUse, charging.price]
    const facts = [
      ...prices.map((amount) => formatPrice(amount, language)),
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
    'Prices',
    'Children and pets',
    'In the hotel',
    'Eating and drinking',
    'Trade fairs',
    'Policies',
  ])
  const definitions = page.getByRole('region', { name: 'Policies' }).getByRole('definition')
  for (const policy of policies) await expect(definitions.filter({ hasText: policy })).toHaveCount(1)
})

test('the structured data contains the questions and answers word for word', async ({ page }) => {
  await page.goto('/de/faq')
  const { mainEntity } = await readStructuredData(page, 'FAQPage')
  const names = mainEntity.map(({ name }: { name: string }) => name)
  expect(names).toEqual(await questions(page).allTextContents())
  const text = await page.getByRole('main').textContent()
  for (const { acceptedAnswer } of mainEntity) expect(text).toContain(acceptedAnswer.text)
})

test('an answer links to a page in the same language, and a room page to the policies', async ({ page }) => {
  await page.goto('/it/faq')
  for (const question of await questions(page).all()) await question.click()
  await page.getByRole('main').getByRole('link', { name: 'Le offerte' }).click()
  await expect(page).toHaveURL('/it/offers')
  await page.goto('/it/rooms/singola')
  await page.getByRole('main').getByRole('link', { name: 'Le condizioni' }).click()
  await expect(page).toHaveURL('/it/faq#policies')
  await expect(page.getByRole('heading', { level: 2, name: 'Condizioni' })).toBeInViewport()
})
