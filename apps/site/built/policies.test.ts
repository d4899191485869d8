import { expect, it } from 'vitest'
import { find, findLabelled, linkOf, listTexts, readPage, textOf } from './page'

const privacy = {
  '/privacy-policy': {
    updated: '1 November 2025',
    periods: ['Up to 12 months', 'Up to 10 years'],
    sections: [
      'Controller',
      'Legal bases',
      'Purposes',
      'Data categories',
      'Recipients',
      'Storage periods',
      'Your rights',
      'Right to object',
      'Cookies',
      'Third-party services',
    ],
    changes: 'Changes',
  },
  '/it/privacy-policy': {
    updated: '1º novembre 2025',
    periods: ['Fino a 12 mesi', 'Fino a 10 anni'],
    sections: [
      'Titolare del trattamento',
      'Basi giuridiche',
      'Finalità',
      'Categorie di dati',
      'Destinatari',
      'Tempi di conservazione',
      'I vostri diritti',
      'Diritto di opposizione',
      'Cookie',
      'Servizi di terzi',
    ],
    changes: 'Modifiche',
  },
  '/de/privacy-policy': {
    updated: '1. November 2025',
    periods: ['Höchstens 12 Monate', 'Höchstens 10 Jahre'],
    sections: [
      'Verantwortlicher',
      'Rechtsgrundlagen',
      'Zwecke',
      'Arten von Daten',
      'Empfänger',
      'Speicherdauer',
      'Ihre Rechte',
      'Widerspruchsrecht',
      'Cookies',
      'Dienste Dritter',
    ],
    changes: 'Änderungen',
  },
}

it.each(Object.entries(privacy))(
  '%s shows every required section, its date, the storage periods and the services',
  (path, { updated, periods, sections, changes }) => {
    const page = readPage(path)
    const main = find(page, 'main')
    expect(textOf(main)).toContain(updated)
    expect(listTexts(main, 'h2')).toEqual([...sections, changes])
    const [storage = '', services = ''] = [sections[5], sections[9]]
    for (const period of periods) expect(textOf(findLabelled(page, storage))).toContain(period)
    expect(findLabelled(page, services).querySelectorAll('dt')).toHaveLength(7)
  },
)

const cookies = {
  '/cookie-policy': {
    columns: ['Name', 'Provider', 'Purpose', 'Expiry', 'Type'],
    groups: ['Necessary', 'Preferences', 'Analytics', 'Marketing'],
    expiries: ['1 year', '2 years', '90 days'],
  },
  '/it/cookie-policy': {
    columns: ['Nome', 'Fornitore', 'Finalità', 'Scadenza', 'Tipo'],
    groups: ['Necessari', 'Preferenze', 'Statistiche', 'Marketing'],
    expiries: ['1 anno', '2 anni', '90 giorni'],
  },
  '/de/cookie-policy': {
    columns: ['Name', 'Anbieter', 'Zweck', 'Dauer', 'Art'],
    groups: ['Notwendig', 'Präferenzen', 'Statistik', 'Marketing'],
    expiries: ['1 Jahr', '2 Jahre', '90 Tage'],
  },
}

it.each(Object.entries(cookies))(
  '%s has a table for each category, with name, provider, purpose, expiry and type',
  (path, { columns, groups, expiries: [year = '', years = '', days = ''] }) => {
    const page = readPage(path)
    expect(page.querySelectorAll('table')).toHaveLength(groups.length)
    const tables = groups.map((name) => findLabelled(page, name))
    for (const table of tables) expect(listTexts(table, 'thead th')).toEqual(columns)
    for (const [group, name, expiry] of [
      [0, 'cookieConsentState', year],
      [0, 'cookieConsentDate', year],
      [0, 'lng', ''],
      [2, '_ga', years],
      [3, '_gcl_au', days],
    ] as const) {
      const row = tables[group]
        ?.querySelectorAll('tbody tr')
        .find((element) => textOf(find(element, 'th')) === name)
      expect(row && textOf(row), name).toContain(expiry)
    }
  },
)

it('the accessibility statement shows aim, limits, date, law, and how to report a barrier', () => {
  const page = readPage('/accessibility')
  const main = find(page, 'main')
  for (const words of [
    'WCAG) 2.2 at level AA',
    '22 November 2026',
    'Law 4 of 9 January 2004',
    'Legislative Decree 82',
  ])
    expect(textOf(main)).toContain(words)
  expect(textOf(findLabelled(page, 'The hotel'))).toContain('15 m from the door')
  expect(findLabelled(page, 'Known limits').querySelectorAll('dt').length).toBeGreaterThan(0)
  expect(linkOf(main, 'Write to info@')).toBe(
    'mailto:info@casameridiana.example?subject=Accessibility%20of%20the%20site',
  )
})

it.each([
  [
    '/company',
    'Company details',
    [
      'Anna Meridiani, sole director',
      'Municipality of Arcugnano',
      '€10,000',
      'The hotel shown here is invented',
    ],
  ],
  [
    '/it/company',
    'Dati societari',
    [
      'Anna Meridiani, amministratrice unica',
      'Comune di Arcugnano',
      '10.000',
      'L’hotel di questo sito è inventato',
    ],
  ],
  [
    '/de/company',
    'Impressum',
    ['Anna Meridiani, alleinige Geschäftsführerin', 'Gemeinde Arcugnano', '10.000', 'Hotel ist erfunden'],
  ],
] as const)(
  '%s shows the company, its registers and contacts, and that the hotel is invented',
  (path, name, facts) => {
    const main = find(readPage(path), 'main')
    expect(textOf(find(main, 'h1'))).toBe(name)
    for (const fact of [
      'Casa Meridiana S.r.l.',
      'Via della Meridiana 12',
      'casameridiana@pec.example',
      'IT00000000000',
      'VI-000000',
      ...facts,
    ])
      expect(textOf(main)).toContain(fact)
    expect(linkOf(main, '+39 0444 000000')).toMatch(/^tel:/)
    expect(linkOf(main, 'info@')).toMatch(/^mailto:/)
  },
)
