import { expect, test } from './test'

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
      'Rechts\u00adgrundlagen',
      'Zwecke',
      'Arten von Daten',
      'Empfänger',
      'Speicherdauer',
      'Ihre Rechte',
      'Widerspruchs\u00adrecht',
      'Cookies',
      'Dienste Dritter',
    ],
    changes: 'Änderungen',
  },
}

for (const [address, { updated, periods, sections, changes }] of Object.entries(privacy))
  test(`${address} shows every required section, its date, the storage periods and the services`, async ({
    page,
  }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main).toContainText(updated)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...sections, changes])
    for (const period of periods)
      await expect(main.getByRole('region', { name: sections[5] })).toContainText(period)
    await expect(main.getByRole('region', { name: sections[9] }).getByRole('term')).toHaveCount(7)
  })

test('the table of contents scrolls to a section, and the header does not cover it', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page).toHaveURL('/privacy-policy#rights')
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
  await expect(heading).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
})

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

for (const [address, { columns, groups, expiries }] of Object.entries(cookies))
  test(`${address} has a table for each category, with name, provider, purpose, expiry and type`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('table')).toHaveCount(groups.length)
    for (const name of groups)
      await expect(page.getByRole('table', { name, exact: true }).getByRole('columnheader')).toHaveText(
        columns,
      )
    const [year = '', years = '', days = ''] = expiries
    for (const [group, name, expiry] of [
      [0, 'cookieConsentState', year],
      [0, 'cookieConsentDate', year],
      [0, 'lng', ''],
      [2, '_ga', years],
      [3, '_gcl_au', days],
    ] as const)
      await expect(
        page
          .getByRole('table', { name: groups[group] ?? '', exact: true })
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
      ).toContainText(expiry)
  })

test('on a phone each value of the cookie tables is beside the name of its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cookie-policy')
  const cell = page.getByRole('cell', { name: '90 days' })
  await expect(cell).toBeVisible()
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Expiry"')
  const { left, right } = await cell.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})

test('the accessibility statement shows aim, limits, date, law, and how to report a barrier', async ({
  page,
}) => {
  await page.goto('/accessibility')
  const main = page.getByRole('main')
  for (const words of [
    'WCAG) 2.2 at level AA',
    '22 November 2026',
    'Law 4 of 9 January 2004',
    'Legislative Decree 82',
  ])
    await expect(main).toContainText(words)
  await expect(main.getByRole('region', { name: 'The hotel', exact: true })).toContainText(
    '15 m from the door',
  )
  await expect(main.getByRole('region', { name: 'Known limits' }).getByRole('term')).not.toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Write to info@' })).toHaveAttribute(
    'href',
    'mailto:info@casameridiana.example?subject=Accessibility%20of%20the%20site',
  )
})

for (const [path, name, facts] of [
  [
    '/company',
    'Company details',
    ['Anna Meridiani, sole director', 'Municipality of Arcugnano', '€10,000', 'This hotel is invented'],
  ],
  [
    '/it/company',
    'Dati societari',
    ['Anna Meridiani, amministratrice unica', 'Comune di Arcugnano', '10.000', 'Questo hotel è inventato'],
  ],
  [
    '/de/company',
    'Impressum',
    ['Anna Meridiani, alleinige Geschäftsführerin', 'Gemeinde Arcugnano', '10.000', 'Hotel ist erfunden'],
  ],
] as const)
  test(`${path} shows the company, its registers and contacts, and that the hotel is invented`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const fact of [
      'Casa Meridiana S.r.l.',
      'Via della Meridiana 12',
      'casameridiana@pec.example',
      'IT00000000000',
      'VI-000000',
      ...facts,
    ])
      await expect(main).toContainText(fact)
    await expect(main.getByRole('link', { name: '+39 0444 000000' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'info@' })).toBeVisible()
  })

test('the footer leads to the policies, the company’s details, the accessibility statement, the FAQ and the offers', async ({
  page,
}) => {
  await page.goto('/it/privacy-policy')
  for (const [name, path, headline] of [
    ['Informativa sui cookie', '/it/cookie-policy', 'Informativa sui cookie'],
    ['Dati societari', '/it/company', 'Dati societari'],
    ['Accessibilità', '/it/accessibility', 'L’hotel e questo sito'],
    ['Domande e condizioni', '/it/faq', 'Domande frequenti'],
    ['Offerte', '/it/offers', 'Restate un po’ di più'],
    ['Informativa sulla privacy', '/it/privacy-policy', 'Informativa sulla privacy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline)
  }
})
