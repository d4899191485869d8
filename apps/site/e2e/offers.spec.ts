import { offers } from '../app/content/offers'
import { formatOfferPrices } from '../app/lib/facts/offer-prices'
import type { Language } from '../app/lib/languages/languages'
import { expect, test } from './test'

/** The formatted prices of both offers. */
function formatPrices(language: Language) {
  const [stay, berici] = offers.map((offer) => formatOfferPrices(offer, language))
  return {
    stay: stay?.price,
    berici: berici?.price,
    suite: berici?.surcharges.suite,
    bicycles: berici?.bicyclesPrice,
  }
}
const en = formatPrices('en')
const it = formatPrices('it')
const de = formatPrices('de')

const pages = [
  {
    address: '/offers',
    stay: 'Stay three nights, pay for two',
    berici: 'Berici escape',
    terms: [
      'From Sunday to Thursday',
      'Buffet, included',
      'Late check-out until 14:00 at no charge, subject to availability',
      'For stays until 31 October 2027, not on fair days',
      `From ${en.stay} for 2 people, in a Classica Doppia`,
      'As with any booking. If we have to charge the first night, it costs the rate of that day',
    ],
    break: [
      `${en.berici} for 2 people`,
      `the Suite ${en.suite}`,
      'As with any booking. If we have to charge the first night, it costs half the price of the offer',
      'From 1 April to 31 October 2027',
      `2 electric ones, reserved for you for one day (otherwise ${en.bicycles})`,
      'Directive (EU) 2015/2302',
    ],
    fairs: 'See the fair calendar',
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
      'Per soggiorni fino al 31 ottobre 2027, esclusi i giorni di fiera',
      `Da ${it.stay} per 2 persone in Classica Doppia`,
      'Come per ogni altra prenotazione. Se addebitiamo la prima notte, vale la tariffa di quel giorno',
    ],
    break: [
      `${it.berici} per 2 persone`,
      `Suite ${it.suite}`,
      'Come per ogni altra prenotazione. Se addebitiamo la prima notte, costa metà del prezzo dell’offerta',
      'Dal 1º aprile al 31 ottobre 2027',
      `2 elettriche, riservate a voi per un giorno (da sole costano ${it.bicycles})`,
      'art. 33 del Codice del turismo',
    ],
    fairs: 'Calendario delle fiere',
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
      'Für Aufenthalte bis zum 31. Oktober 2027, außer an Messetagen',
      `Ab ${de.stay} für 2 Personen, in einer Classica Doppia`,
      'Wie bei jeder Buchung. Müssen wir die erste Nacht berechnen, gilt ihr Tagespreis',
    ],
    break: [
      `${de.berici} für 2 Personen`,
      `Suite ${de.suite}`,
      'Wie bei jeder Buchung. Müssen wir die erste Nacht berechnen, ist es die Hälfte des Angebotspreises',
      'Vom 1. April bis zum 31. Oktober 2027',
      `2 E-Bikes, für einen Tag reserviert (sonst ${de.bicycles})`,
      'Richtlinie (EU) 2015/2302',
    ],
    fairs: 'Zum Messekalender',
    enquire: 'Anfragen',
    subject: 'Anfrage: drei Nächte bleiben, zwei bezahlen',
  },
]

for (const { address, stay, berici, terms, break: details, fairs, enquire, subject } of pages) {
  test(`${address} shows both offers with title, blurb, details and a link to enquire`, async ({ page }) => {
    await page.goto(address)
    for (const [name, count] of [
      [stay, 7],
      [berici, 8],
    ] as const) {
      const offer = page.getByRole('region', { name })
      await expect(offer.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(offer.getByRole('paragraph')).not.toBeEmpty()
      await expect(offer.getByRole('definition')).toHaveCount(count)
      await expect(offer.getByRole('link', { name: enquire })).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('link', { name: fairs })).toHaveAttribute(
      'href',
      /\/fiere$/,
    )
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
