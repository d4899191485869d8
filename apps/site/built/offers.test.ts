import { expect, it } from 'vitest'
import { offers } from '../app/content/offers'
import { formatOfferPrices } from '../app/lib/facts/offer-prices'
import { languageCodes, languages } from '../e2e/pages'
import { collapse, find, findLabelled, linkOf, listTexts, readPage, textOf } from './page'

const words = {
  en: {
    stay: 'Stay three nights, pay for two',
    berici: 'Berici escape',
    enquire: 'Book by e-mail',
    fairs: 'See the trade-fair calendar',
    subject: 'Booking request: stay three nights, pay for two',
    terms: [/arrive Sunday to Thursday, all nights outside trade fairs/, /Free until 2pm, if your room/],
  },
  it: {
    stay: 'Tre notti al prezzo di due',
    berici: 'Fuga sui Berici',
    enquire: 'Prenotate per e-mail',
    fairs: 'Calendario delle fiere',
    subject: 'Richiesta di prenotazione: tre notti al prezzo di due',
    terms: [/Tre notti fuori fiera[^.]*: arrivo dalla domenica al giovedì/, /Fino alle 14 gratis/],
  },
  de: {
    stay: 'Drei Nächte bleiben, zwei bezahlen',
    berici: 'Hinaus in die Berici',
    enquire: 'Per E-Mail anfragen',
    fairs: 'Zum Messekalender',
    subject: 'Buchungsanfrage: drei Nächte bleiben, zwei bezahlen',
    terms: [/Anreise Sonntag bis Donnerstag, keine Messenacht dabei/, /Bis 14\sUhr ohne Aufpreis/],
  },
}

it.each(languageCodes)('the offers in %s: their terms, prices and a link to enquire', (language) => {
  const { stay, berici, enquire, fairs, subject, terms } = words[language]
  const page = readPage(`${languages[language].prefix}/offers`)
  const prices = offers.map((offer) => formatOfferPrices(offer, language))
  expect(prices).toHaveLength(2)
  for (const [index, [name, details]] of (
    [
      [stay, terms],
      [berici, []],
    ] as const
  ).entries()) {
    const offer = findLabelled(page, name)
    expect(textOf(find(offer, 'p'))).not.toBe('')
    const shown = listTexts(offer, 'dd')
    expect(shown).toHaveLength(5)
    expect(shown.join('\n')).toContain(collapse(prices[index]?.price ?? 'no price'))
    for (const saving of [prices[index]?.saving, prices[index]?.usualSaving, prices[index]?.suiteSaving])
      expect(shown[3]).toContain(collapse(saving ?? 'no saving'))
    if (index === 1) {
      expect(shown[0]).toContain(collapse(prices[1]?.wineAndCheesePrice ?? 'no price'))
      expect(shown[1]).toContain(collapse(prices[1]?.bicyclesPrice ?? 'no price'))
      for (const price of [prices[1]?.parts, prices[1]?.usualParts])
        expect(shown[3]).toContain(collapse(price ?? 'no price'))
    }
    for (const detail of details) expect(textOf(offer)).toMatch(detail)
    expect(linkOf(offer, enquire)).toMatch(/^mailto:/)
  }
  const url = new URL(linkOf(findLabelled(page, stay), enquire) ?? '')
  expect([url.pathname, url.searchParams.get('subject')]).toEqual(['info@casameridiana.example', subject])
  expect(linkOf(find(page, 'main'), fairs)).toMatch(/\/fiere$/)
  expect(find(page, 'main').querySelector('form')).toBeNull()
})
