import { expect, it } from 'vitest'
import { languageCodes, languages } from '../e2e/pages'
import { find, linkOf, readPage } from './page'

const words = {
  en: {
    button: 'Book in English by e-mail',
    subject: 'Booking request: ',
    any: 'Room',
    enquire: 'Book by e-mail',
    offer: 'Berici escape',
    dates: ['Check-in: ', 'Check-out: ', 'Guests, children’s ages: '],
    room: 'Room: ',
    sun: 'Morning or afternoon sun: ',
    contact: 'Name, phone: ',
  },
  it: {
    button: 'Prenotate per e-mail',
    subject: 'Richiesta di prenotazione: ',
    any: 'Camera',
    enquire: 'Prenotate per e-mail',
    offer: 'fuga sui Berici',
    dates: ['Arrivo: ', 'Partenza: ', 'Ospiti, età dei bambini: '],
    room: 'Camera: ',
    sun: 'Sole al mattino o al pomeriggio: ',
    contact: 'Nome, telefono: ',
  },
  de: {
    button: 'Unverbindlich auf Deutsch anfragen',
    subject: 'Buchungsanfrage: ',
    any: 'Zimmer',
    enquire: 'Per E-Mail anfragen',
    offer: 'Hinaus in die Berici',
    dates: ['Anreise: ', 'Abreise: ', 'Gäste, Alter der Kinder: '],
    room: 'Zimmer: ',
    sun: 'Morgen- oder Nachmittagssonne: ',
    contact: 'Name, Telefon: ',
  },
}

it.each(languageCodes)('e-mails to the hotel in %s have a subject and lines to complete', (language) => {
  const { prefix } = languages[language]
  const { button, subject, any, enquire, offer, dates, room, sun, contact } = words[language]
  for (const [path, selector, link, about, lines] of [
    ['/', 'main section:has(form)', button, any, [...dates, room, sun, contact]],
    ['/rooms', 'main section:has(form)', button, any, [...dates, room, sun, contact]],
    [
      '/rooms/classica-doppia',
      'main section:has(form)',
      button,
      'Classica Doppia',
      [...dates, `${room}Classica Doppia`, sun, contact],
    ],
    ['/rooms/suite', 'main section:has(form)', button, 'Suite', [...dates, `${room}Suite`, contact]],
    ['/fiere', 'main', button, any, [...dates, room, sun, contact]],
    ['/experience', 'main', button, any, [...dates, room, sun, contact]],
    ['/offers', '#berici-escape', enquire, offer, [...dates, room, sun, contact]],
  ] as const) {
    const part = find(readPage(prefix + path), selector)
    expect(part.querySelectorAll('a[href^="mailto:"]'), path).toHaveLength(1)
    const href = linkOf(part, link) ?? ''
    expect(href, path).toMatch(/^mailto:[^?]+\?subject=[^&\s]+&body=[^&\s]+$/)
    const { pathname, searchParams } = new URL(href)
    expect([pathname, searchParams.get('subject')]).toEqual(['info@casameridiana.example', subject + about])
    expect(searchParams.get('body')?.split('\r\n'), path).toEqual(lines)
  }
})
