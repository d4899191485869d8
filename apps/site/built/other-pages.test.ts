import { expect, it } from 'vitest'
import { fairNightPrices } from '../app/content/rooms'
import { find, linkOf, listTexts, readPage, readStructuredData, readThing, textOf } from './page'

it.each([
  ['', 'From Verona and the Brenner', 'exit Vicenza Ovest (A4): 9 km, 11 minutes'],
  ['/it', 'Da Verona e dal Brennero', 'Casello di Vicenza Ovest (A4): 9 km, 11 minuti'],
  ['/de', 'Aus Verona und vom Brenner', 'Ausfahrt Vicenza Ovest (A4): 9 km, 11 Minuten'],
])('%s/getting-here shows the ways by car', (prefix, exit, way) => {
  const page = readPage(`${prefix}/getting-here`)
  expect(listTexts(page, 'dt')[0]).toBe(exit)
  expect(listTexts(page, 'dd')[0]).toBe(way)
})

it('/getting-here has its breadcrumbs as structured data, and the number of the radio taxi as a link', () => {
  const page = readPage('/it/getting-here')
  expect(readThing(page, 'BreadcrumbList').itemListElement).toMatchObject([
    { position: 1, item: expect.stringMatching(/\/it\/?$/) },
    { position: 2, name: 'Come arrivare', item: expect.stringMatching(/\/it\/getting-here$/) },
  ])
  const call = page.querySelectorAll('a').find((link) => /Radiotaxi/i.test(textOf(link)))
  const number = call?.text.replace(/[^+\d]/g, '')
  expect(number).toMatch(/^\+39\d{6,}$/)
  expect(call?.getAttribute('href')).toBe(`tel:${number}`)
})

it('/fiere says what fair nights cost, and has the current fairs as structured data', () => {
  const { from, forTwo } = fairNightPrices
  expect(textOf(find(readPage('/fiere'), 'main'))).toContain(`Singola €${from}, for two from €${forTwo}`)
  expect(readStructuredData(readPage('/it/fiere')).flatMap((data) => data['@graph'] ?? [])).toContainEqual({
    '@type': 'ExhibitionEvent',
    name: 'Hit Show',
    url: 'https://www.hit-show.it/',
    startDate: '2027-02-13',
    endDate: '2027-02-15',
    location: expect.objectContaining({ '@type': 'Place', name: 'Fiera di Vicenza' }),
  })
})

it.each([
  ['', 'unverified', 'Loading'],
  ['/it', 'non verificate', 'Caricamento'],
  ['/de', 'ungeprüft', 'Wird geladen'],
])(
  '%s/fiere says beside the score that nobody checks the reviews, and not that the fairs load',
  (...words) => {
    const [prefix, unchecked, loading] = words
    const main = textOf(find(readPage(`${prefix}/fiere`), 'main'))
    expect(main).toContain(unchecked)
    expect(main).not.toContain(loading)
  },
)

it('/experience shows an intro and three sections with their items, with pictures between them', () => {
  const page = readPage('/experience')
  expect(textOf(find(page, 'h1'))).toBe('Once hard work, now a day off')
  const section = (id: string) => find(page, `section[aria-labelledby=${id}]`)
  expect(listTexts(section('house'), 'h3')).toEqual(['The walled garden', 'The pool', 'The night'])
  expect(listTexts(section('table'), 'h3')).toEqual(['Breakfast', 'Aperitivo', 'The sundial'])
  expect(listTexts(section('around'), 'h3')).toEqual(['The piazza', 'The hills', 'Dinner'])
  const order = page
    .querySelectorAll('main section[aria-labelledby], main [data-slot=ui-parallax-picture]')
    .map((part) => part.getAttribute('aria-labelledby') ?? 'picture')
  expect(order).toEqual(['experience', 'house', 'picture', 'table', 'picture', 'around', 'end'])
  expect(linkOf(section('end'), 'Check availability')).toMatch(/portal=CM-0444&lang=it$/)
})
