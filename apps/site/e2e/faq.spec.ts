import { faqGroups } from '../app/content/faq'
import { expect, type Page, test } from './test'

/** Facts that the answers contain, in each language. */
const facts = {
  '/faq': [
    'from 15:00',
    'by 11:00',
    'Until 18:00 Italian time, 3 days before arrival, it costs nothing',
    'After that, and for bookings made after that, we charge the first night, at the booked price.',
    'By card, in cash or by bank transfer',
    'Bottled water in the room costs €1.50',
    'from 4 to 19 August',
    '2 charging stations',
    'About 10 minutes by car',
    'Wi-Fi and parking are free',
    'two forks in a national guide (2026 edition)',
    'on +39 0444 000001 or at our reception',
    'somebody will wait up until 01:00',
    'we have no non-refundable rates',
    'On fair days rooms cost 30% to 60% more',
    '€2.50 per person per night, for 5 nights at most',
    'the buffet costs €18',
    'From €89 a night for a Singola, from €245 for the Suite',
    'From 15 May to 30 September, every day from 08:00 to 20:00',
    '14 × 6 m',
    'Type 2 socket and up to 22 kW. A kilowatt-hour costs €0.45',
    'An extra bed costs €25 a night for a child under 12',
    'Reception is open from 07:00 to 23:30',
    'Visa, Mastercard, American Express and PagoBANCOMAT',
  ],
  '/it/faq': [
    'dalle 15:00',
    'entro le 11:00',
    'Fino a 3 giorni prima dell’arrivo, entro le 18:00, non costa nulla',
    'Dopo, anche a chi prenota più tardi, addebitiamo la prima notte, al prezzo concordato.',
    'Con carta, in contanti o con bonifico',
    'L’acqua in bottiglia in camera costa 1,50 €',
    'dal 4 al 19 agosto',
    '2 colonnine',
    'Circa 10 minuti d’auto',
    'Wi-Fi e parcheggio sono gratuiti',
    'due forchette',
    'fino alle 01:00 qualcuno di noi vi aspetta',
    'paga 15 € in meno a notte',
    'dal 30% al 60% in più',
    '2,50 € a persona e a notte, per 5 notti al massimo',
    'il buffet costa 18 €',
    'Da 89 € a notte per la Singola, da 245 € per la Suite',
    'Dal 15 maggio al 30 settembre',
    'profonda da 1,2 m a 1,6 m',
    'presa di tipo 2 e potenza fino a 22 kW',
    'Le camere sono 26, di 9 tipi',
  ],
  '/de/faq': [
    'ab 15:00 Uhr',
    'bis 11:00 Uhr',
    'Bis 18:00 Uhr (Ortszeit) 3 Tage vor dem Anreisetag kostet es nichts, bei keinem Tarif',
    'berechnen wir die erste Nacht zum gebuchten Preis, auch wenn Sie erst dann buchen oder nicht anreisen',
    'Mit Karte, bar oder per Überweisung',
    'Eine Flasche Mineralwasser im Zimmer kostet 1,50 €',
    'vom 4. bis zum 19. August',
    '2 Ladestationen',
    'Etwa 10 Minuten mit dem Auto',
    'WLAN und Parkplatz sind kostenlos',
    'zwei Gabeln',
    'dann wartet bis 01:00 Uhr jemand auf Sie',
    '15 € weniger pro Nacht',
    '30 % bis 60 % mehr',
    '2,50 € pro Person und Nacht, für höchstens 5 Nächte',
    'kostet das Buffet 18 €',
    'Ein Einzelzimmer ab 89 € pro Nacht, die Suite ab 245 €',
    'Vom 15. Mai bis zum 30. September',
    'Typ-2-Steckdose und bis zu 22 kW',
    'für Kinder unter 12 Jahren',
    'Das Haus hat 26 Zimmer (9 Zimmertypen)',
  ],
}

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

for (const [address, answers] of Object.entries(facts)) {
  test(`${address} shows the terms of a stay`, async ({ page }) => {
    await page.goto(address)
    await expect(questions(page)).not.toHaveCount(0)
    for (const answer of answers) await expect(page.getByRole('main')).toContainText(answer)
  })
}

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens its answer', async ({ page }) => {
    await page.goto('/faq')
    await questions(page).nth(0).click()
    await expect(page.locator('main details p').nth(0)).toBeVisible()
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
    'From 15:00; earlier on request',
    'By 11:00; later on request, until 14:00 for €30',
    'Free until 18:00, 3 days before arrival; then we charge the first night, as for a no-show',
    'Card, cash or bank transfer',
    '€1.50',
    '15 May to 30 September, 08:00 to 20:00',
    'Dogs and cats, €10 each per night',
    'Closed on Monday and for summer holidays from 4 to 19 August',
  ]) {
    await expect(policies.getByRole('definition').filter({ hasText: policy })).toBeVisible()
  }
})

test('the structured data contains the questions word for word', async ({ page }) => {
  await page.goto('/de/faq')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const data = JSON.parse(text ?? '')
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' })
  const names = data.mainEntity.map(({ name }: { name: string }) => name)
  expect(names).toEqual(await questions(page).allTextContents())
  for (const { acceptedAnswer } of data.mainEntity) {
    for (const paragraph of acceptedAnswer.text.split('\n'))
      await expect(page.getByRole('main')).toContainText(paragraph)
  }
})

test('answers link to the booking engine and the restaurant in a new tab, and to pages in the same language', async ({
  page,
}) => {
  await page.goto('/it/faq')
  const main = page.getByRole('main')
  for (const question of await questions(page).all()) await question.click()
  const booking = main.getByRole('link', { name: 'Verifica disponibilità' })
  await expect(booking).toHaveAttribute(
    'href',
    'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
  )
  await expect(booking).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('link', { name: 'Sito del ristorante' })).toHaveAttribute('target', '_blank')
  await main.getByRole('link', { name: 'Le offerte' }).click()
  await expect(page).toHaveURL('/it/offers')
})
