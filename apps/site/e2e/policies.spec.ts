import { expect, test } from './test'

const privacy = {
  en: {
    address: '/privacy-policy',
    updated: '1 November 2025',
    contact: 'Up to 12 months',
    accounts: 'Up to 10 years',
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
  },
  it: {
    address: '/it/privacy-policy',
    updated: '1º novembre 2025',
    contact: 'Fino a 12 mesi',
    accounts: 'Fino a 10 anni',
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
  },
  de: {
    address: '/de/privacy-policy',
    updated: '1. November 2025',
    contact: 'Höchstens 12 Monate',
    accounts: 'Höchstens 10 Jahre',
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
  },
}

for (const { address, updated, contact, accounts, sections } of Object.values(privacy)) {
  test(`${address} shows every required section, its date and the storage periods`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main).toContainText(updated)
    for (const name of sections) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    const storage = main.getByRole('region', { name: sections[5] })
    await expect(storage).toContainText(contact)
    await expect(storage).toContainText(accounts)
  })
}

test('the privacy policy names the services of third parties: analytics, map, video, fonts', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const services = page.getByRole('region', { name: 'Third-party services' })
  for (const service of ['Analytics', 'Map', 'Video', 'Fonts']) {
    await expect(services.getByRole('term').filter({ hasText: service })).toBeVisible()
  }
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
  const { top, bar } = await heading.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    bar: document.querySelector('[data-slot=ui-header]')?.getBoundingClientRect().bottom ?? 0,
  }))
  expect(top).toBeGreaterThanOrEqual(bar)
})

const cookies = [
  {
    address: '/cookie-policy',
    columns: ['Name', 'Provider', 'Purpose', 'Expiry', 'Type'],
    groups: ['Necessary', 'Preferences', 'Analytics', 'Marketing'],
    expiries: ['1 year', '2 years', '90 days'],
  },
  {
    address: '/it/cookie-policy',
    columns: ['Nome', 'Fornitore', 'Finalità', 'Scadenza', 'Tipo'],
    groups: ['Necessari', 'Preferenze', 'Statistiche', 'Marketing'],
    expiries: ['1 anno', '2 anni', '90 giorni'],
  },
  {
    address: '/de/cookie-policy',
    columns: ['Name', 'Anbieter', 'Zweck', 'Dauer', 'Art'],
    groups: ['Notwendig', 'Präferenzen', 'Statistik', 'Marketing'],
    expiries: ['1 Jahr', '2 Jahre', '90 Tage'],
  },
]

for (const { address, columns, groups, expiries } of cookies) {
  test(`${address} has a table for each category, with name, provider, purpose, expiry and type`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('table')).toHaveCount(groups.length)
    const row = (group: string, name: string) =>
      page
        .getByRole('table', { name: group, exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    for (const name of groups) {
      const table = page.getByRole('table', { name, exact: true })
      await expect(table.getByRole('columnheader')).toHaveText(columns)
    }
    const [necessary = '', preferences = '', analytics = '', marketing = ''] = groups
    const [year = '', years = '', days = ''] = expiries
    await expect(row(necessary, 'cookieConsentState')).toContainText(year)
    await expect(row(necessary, 'cookieConsentDate')).toContainText(year)
    await expect(row(necessary, 'lng')).toBeVisible()
    await expect(row(preferences, 'lang')).toBeVisible()
    await expect(row(analytics, '_ga')).toContainText(years)
    await expect(row(marketing, '_gcl_au')).toContainText(days)
  })
}

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
    'When we checked it in October 2026, two things did not conform',
    'Law 4 of 9 January 2004',
    'Legislative Decree 82',
  ]) {
    await expect(main).toContainText(words)
  }
  const house = main.getByRole('region', { name: 'The house itself' })
  for (const measure of [
    '15 m from the door',
    'cabin 110 × 140 cm',
    'toilet 48 cm high',
    '4 steps with a handrail',
  ])
    await expect(house).toContainText(measure)
  await expect(main.getByRole('region', { name: 'Known limits' }).getByRole('term')).not.toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Write to info@' })).toHaveAttribute(
    'href',
    'mailto:info@casameridiana.example?subject=Accessibility%20of%20the%20site',
  )
})

test('the footer links to the policies, the accessibility statement, the FAQ and the offers', async ({
  page,
}) => {
  await page.goto('/it/privacy-policy')
  for (const [name, path, headline] of [
    ['Informativa sui cookie', '/it/cookie-policy', 'Informativa sui cookie'],
    ['Accessibilità', '/it/accessibility', 'Un sito pensato per tutti'],
    ['Domande e condizioni', '/it/faq', 'Domande frequenti'],
    ['Offerte', '/it/offers', 'Buoni motivi'],
    ['Informativa sulla privacy', '/it/privacy-policy', 'Informativa sulla privacy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline)
  }
})
