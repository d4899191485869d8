import { expect, test } from '@playwright/test'

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
      'Cookies',
      'Third-party services',
    ],
  },
  it: {
    address: '/it/privacy-policy',
    updated: '1 novembre 2025',
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
      'Cookies',
      'Dienste Dritter',
    ],
  },
}

for (const { address, updated, contact, accounts, sections } of Object.values(privacy)) {
  test(`${address} has every section that a visitor is owed, the day of its text and the storage periods`, async ({
    page,
  }) => {
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

test('the list of contents leads to a section, which the header does not cover', async ({ page }) => {
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
    bar: document.querySelector('[data-slot=header]')?.getBoundingClientRect().bottom ?? 0,
  }))
  expect(top).toBeGreaterThanOrEqual(bar)
})
