import { expect, test } from './test'

const pages = {
  en: { home: '/', faq: '/faq', path: '/getting-here', link: 'Getting here', exit: 'Exit Vicenza Est (A4)' },
  it: {
    home: '/it',
    faq: '/it/faq',
    path: '/it/getting-here',
    link: 'Come arrivare',
    exit: 'Casello Vicenza Est (A4)',
  },
  de: {
    home: '/de',
    faq: '/de/faq',
    path: '/de/getting-here',
    link: 'Anreise',
    exit: 'Ausfahrt Vicenza Est (A4)',
  },
} as const

for (const [language, { home, faq, path, link, exit }] of Object.entries(pages)) {
  test(`${language}: the map section of the home page, the footer and the FAQ link to the directions`, async ({
    page,
  }) => {
    await page.goto(home)
    await expect(page.locator('section[aria-labelledby=map]').locator(`a[href="${path}"]`)).toBeVisible()
    await page.goto(faq)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('term').first()).toHaveText(exit)
  })
}

test('the phone number of the radio taxi is a link', async ({ page }) => {
  await page.goto('/getting-here')
  await expect(page.getByRole('link', { name: /Radio taxi/ })).toHaveAttribute('href', /^tel:\+39\d+$/)
})

test('has the breadcrumbs as structured data', async ({ page }) => {
  await page.goto('/it/getting-here')
  const [breadcrumbs] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(breadcrumbs ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/it\/?$/) },
      { position: 2, name: 'Come arrivare', item: expect.stringMatching(/\/it\/getting-here$/) },
    ],
  })
})
