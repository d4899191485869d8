import { expect, test } from './test'

const offers = [
  {
    address: '/offers',
    stay: 'Stay three nights, pay for two',
    berici: 'Berici escape',
    terms: [
      'From Sunday to Thursday',
      'Buffet, included',
      'Late check-out until 14:00 at no charge, subject to availability',
      'For stays until 31 October 2027',
    ],
    break: ['€370 for 2 people', 'From 1 April to 31 October 2027', '2 electric ones'],
    enquire: 'Enquire',
    subject: 'Enquiry: stay three nights, pay for two',
  },
  {
    address: '/it/offers',
    stay: 'Tre notti al prezzo di due',
    berici: 'Fuga sui Berici',
    terms: [
      'Da domenica a giovedì',
      'A buffet, compresa',
      'Check-out posticipato fino alle 14:00 senza supplemento, secondo disponibilità',
      'Per soggiorni fino al 31 ottobre 2027',
    ],
    break: ['370 € per 2 persone', 'Dal 1º aprile al 31 ottobre 2027', '2 elettriche'],
    enquire: 'Chiedi informazioni',
    subject: 'Richiesta: tre notti al prezzo di due',
  },
  {
    address: '/de/offers',
    stay: 'Drei Nächte bleiben, zwei bezahlen',
    berici: 'Auszeit in den Berici',
    terms: [
      'Sonntag bis Donnerstag',
      'Vom Buffet, inbegriffen',
      'Später Check-out bis 14:00 Uhr ohne Aufpreis, nach Verfügbarkeit',
      'Für Aufenthalte bis 31. Oktober 2027',
    ],
    break: ['370 € für 2 Personen', 'Vom 1. April bis zum 31. Oktober 2027', '2 E-Bikes'],
    enquire: 'Anfragen',
    subject: 'Anfrage: drei Nächte bleiben, zwei bezahlen',
  },
]

for (const { address, stay, berici, terms, break: details, enquire, subject } of offers) {
  test(`${address} shows both offers with title, blurb, details and a link to enquire`, async ({ page }) => {
    await page.goto(address)
    for (const name of [stay, berici]) {
      const offer = page.getByRole('region', { name })
      await expect(offer.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(offer.getByRole('paragraph')).not.toBeEmpty()
      await expect(offer.getByRole('definition')).toHaveCount(6)
      await expect(offer.getByRole('link', { name: enquire })).toBeVisible()
    }
  })

  test(`on ${address} three nights for two begin on Sunday to Thursday, with breakfast and a late check-out`, async ({
    page,
  }) => {
    await page.goto(address)
    const offer = page.getByRole('region', { name: stay })
    for (const term of terms)
      await expect(offer.getByRole('definition').filter({ hasText: term })).toBeVisible()
    const breakOffer = page.getByRole('region', { name: berici })
    for (const detail of details)
      await expect(breakOffer.getByRole('definition').filter({ hasText: detail })).toBeVisible()
    const letter = new URL((await offer.getByRole('link', { name: enquire }).getAttribute('href')) ?? '')
    expect(letter.pathname).toBe('info@casameridiana.example')
    expect(letter.searchParams.get('subject')).toBe(subject)
  })
}
