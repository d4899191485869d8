import { offers } from '../app/content/offers'
import { formatOfferPrices } from '../app/lib/facts/offer-prices'
import { languageCodes, languages } from './pages'
import { expect, test } from './test'

const words = {
  en: {
    stay: 'Stay three nights, pay for two',
    berici: 'Berici escape',
    enquire: 'Enquire',
    fairs: 'See the fair calendar',
    subject: 'Enquiry: stay three nights, pay for two',
    terms: [/From Sunday to Thursday/, /Late check-out until 14:00 at no charge/, /not on fair days/],
  },
  it: {
    stay: 'Tre notti al prezzo di due',
    berici: 'Fuga sui Berici',
    enquire: 'Chiedi informazioni',
    fairs: 'Calendario delle fiere',
    subject: 'Richiesta: tre notti al prezzo di due',
    terms: [/Da domenica a giovedì/, /Check-out posticipato fino alle 14:00/, /esclusi i giorni di fiera/],
  },
  de: {
    stay: 'Drei Nächte bleiben, zwei bezahlen',
    berici: 'Auszeit in den Berici',
    enquire: 'Anfragen',
    fairs: 'Zum Messekalender',
    subject: 'Anfrage: drei Nächte bleiben, zwei bezahlen',
    terms: [/Sonntag bis Donnerstag/, /Später Check-out bis 14:00\sUhr/, /außer an Messetagen/],
  },
}

for (const language of languageCodes) {
  const { stay, berici, enquire, fairs, subject, terms } = words[language]
  const address = `${languages[language].prefix}/offers`

  test(`${address} shows both offers with their terms, prices and a link to enquire`, async ({ page }) => {
    await page.goto(address)
    const prices = offers.map((offer) => formatOfferPrices(offer, language))
    for (const [index, [name, count, details]] of (
      [
        [stay, 5, terms],
        [berici, 5, []],
      ] as const
    ).entries()) {
      const offer = page.getByRole('region', { name })
      await expect(offer.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(offer.getByRole('paragraph')).not.toBeEmpty()
      await expect(offer.getByRole('definition')).toHaveCount(count)
      for (const text of [...details, prices[index]?.price ?? 'no price'])
        await expect(offer.getByRole('definition').filter({ hasText: text })).not.toHaveCount(0)
      await expect(offer.getByRole('link', { name: enquire })).toHaveAttribute('href', /^mailto:/)
    }
    const letter = page.getByRole('region', { name: stay }).getByRole('link', { name: enquire })
    const url = new URL((await letter.getAttribute('href')) ?? '')
    expect([url.pathname, url.searchParams.get('subject')]).toEqual(['info@casameridiana.example', subject])
    await expect(page.getByRole('main').getByRole('link', { name: fairs })).toHaveAttribute(
      'href',
      /\/fiere$/,
    )
  })
}
