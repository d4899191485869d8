import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes, languages } from '../e2e/pages'
import { find, folder, linkOf, listTexts, readPage, textOf } from './page'

it.each([
  ['', ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions']],
  ['/it', ['Camere', 'Ristorante', 'Esperienze', 'Vicenza', 'Fiere']],
  ['/de', ['Zimmer', 'Restaurant', 'Erleben', 'Vicenza', 'Messen']],
])('the header of %s/ links to %s, and to the other languages', (prefix, names) => {
  const header = find(readPage(`${prefix}/`), '[data-slot=ui-header]')
  const navigation = find(header, 'nav')
  expect(listTexts(navigation, 'a')).toEqual(names)
  expect(navigation.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
    ['/rooms', '/restaurant', '/experience', '/vicenza', '/fiere'].map((path) => prefix + path),
  )
  expect(linkOf(header, 'English')).toBe('/?lng=en')
  expect(linkOf(header, 'Italiano')).toBe('/it')
  expect(linkOf(header, 'Deutsch')).toBe('/de')
})

it('the header marks the link to this page as the page, and that to a page above it as true', () => {
  const current = (path: string) =>
    find(readPage(path), '[data-slot=ui-header]')
      .querySelector('nav [aria-current]')
      ?.getAttribute('aria-current')
  expect(current('/rooms')).toBe('page')
  expect(current('/de/rooms/suite')).toBe('true')
  expect(current('/offers')).toBeUndefined()
})

it.each([
  ['/rooms', 'en_GB'],
  ['/it/rooms', 'it_IT'],
])('the link preview of %s has the locale %s', (path, locale) => {
  const meta = find(readPage(path), 'meta[property="og:locale"]')
  expect(meta.getAttribute('content')).toBe(locale)
})

it('header and footer link to chat, booking engine, phone, e-mail and the policies', () => {
  const page = readPage('/faq')
  const [header, footer] = [find(page, '[data-slot=ui-header]'), find(page, '[data-slot=ui-footer]')]
  expect(linkOf(header, 'Reserve')).toMatch(/^https:\/\/booking\..*\?portal=CM-0444&lang=it$/)
  expect(linkOf(header, 'WhatsApp')).toBe('https://wa.me/393400000000')
  for (const [name, href] of [
    ['+39 0444 000000', 'tel:+390444000000'],
    ['info@', 'mailto:info@casameridiana.example'],
    ['Instagram', 'https://www.instagram.com/casameridiana.example/'],
    ['Facebook', 'https://www.facebook.com/casameridiana.example/'],
    ['Privacy policy', '/privacy-policy'],
    ['Cookie policy', '/cookie-policy'],
    ['Getting here', '/getting-here'],
    ['Questions and policies', '/faq'],
    ['Offers', '/offers'],
    ['Accessibility', '/accessibility'],
    ['Company details', '/company'],
  ] as const)
    expect(linkOf(footer, name), name).toBe(href)
  expect(linkOf(find(readPage('/de/faq'), '[data-slot=ui-footer]'), 'Impressum')).toBe('/de/company')
})

it('the footer shows every required fact', () => {
  const footer = textOf(find(readPage('/faq'), '[data-slot=ui-footer]'))
  for (const fact of [
    '4-star hotel',
    '024006-ALB-00012',
    'Via della Meridiana 12',
    '36057 Arcugnano (VI)',
    'UNI EN 14065',
    'UNI EN 14001',
    'ISO 9001',
    'IT024006A1MERIDIANA',
    'IT00000000000',
    'VI-000000',
    '€10,000',
    `© ${new Date().getFullYear()} Casa Meridiana`,
  ])
    expect(footer).toContain(fact)
})

it('the flags of the language menu are files of the site, 20 and 40 px wide', () => {
  const flags = find(readPage('/faq'), '[data-slot=ui-footer]').querySelectorAll(
    '[data-slot=ui-language-menu-flag]',
  )
  const sources = new Set(flags.map((flag) => flag.getAttribute('src') ?? ''))
  expect(sources).toEqual(new Set(['gb', 'it', 'de'].map((country) => `/flags/w20/${country}.png`)))
  for (const source of sources)
    for (const file of [source, source.replace('w20', 'w40')])
      expect(existsSync(folder + file), file).toBe(true)
})

it.each(languageCodes)('the 404 page in %s has its language and a heading', (language) => {
  const page = readPage(`${languages[language].prefix}/404.html`)
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(language)
  expect(textOf(find(page, 'h1'))).not.toBe('')
})

it('links and search say to screen readers that the booking engine opens in a new tab', () => {
  const note = '(öffnet sich in einem neuen Tab)'
  const page = readPage('/de/')
  find(page, 'header a', `Buchen ${note}`)
  find(page, 'main a', `Verfügbarkeit prüfen ${note}`)
  find(page, 'main form button', `Suchen ${note}`)
})

it('the form has the terms of a booking, the language of the engine and other ways to book beside it', () => {
  const bar = find(find(readPage('/de/'), 'main'), 'section:has(form)')
  expect(textOf(bar)).toContain(
    'Sie stornieren kostenlos bis 18 Uhr am dritten Tag vor der Anreise. Eine Karte oder die Anzahlung einer Nacht sichert das Zimmer; abgerechnet wird bei der Abreise.',
  )
  expect(textOf(bar)).toContain('Online buchen Sie auf Italienisch, am Telefon auf Deutsch')
  expect(linkOf(bar, 'Unverbindlich auf Deutsch anfragen')).toMatch(/^mailto:/)
  expect(linkOf(bar, '+39 0444 000000')).toMatch(/^tel:/)
})

it.each(['/', '/rooms', '/rooms/suite', '/fiere', '/experience'])(
  '%s leads to the booking engine, and says once that it is in Italian',
  (path) => {
    const text = textOf(find(readPage(path), 'main'))
    expect(text.match(/ring us in English \(online booking is in Italian\)/g)).toHaveLength(1)
    expect(text.match(/Whatever the rate, cancellation is free/g)).toHaveLength(1)
  },
)

it.each([
  ['/restaurant', 'or at reception', 'tel:+390444000001'],
  ['/faq', 'For anything else', 'tel:+390444000000'],
  ['/accessibility', 'Need another measurement?', 'tel:+390444000000'],
  ['/privacy-policy', 'The controller is', 'mailto:info@casameridiana.example'],
])('%s: the sentence “%s …” has a link to %s', (path, words, href) => {
  const sentence = find(readPage(path), 'main p, main dd', words)
  expect(sentence.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(href)
})
