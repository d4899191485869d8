import type { BrowserContext, Locator } from '@playwright/test'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { expect, type Page, test } from './test'

const ENGINE = 'https://booking.casameridiana.example/'

const words = {
  en: { form: 'Dates of your stay', checkin: 'Check-in', checkout: 'Check-out', search: 'Search' },
  it: { form: 'Date del soggiorno', checkin: 'Arrivo', checkout: 'Partenza', search: 'Cerca' },
  de: { form: 'Reisedaten', checkin: 'Anreise', checkout: 'Abreise', search: 'Suchen' },
}

test.beforeEach(({ context }) =>
  context.route(`${ENGINE}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Engine' })),
)

/** Presses Enter and expects a new tab with the given query. */
async function expectEngine(page: Page, context: BrowserContext, query: string) {
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect(await opened).toHaveURL(`${ENGINE}?portal=CM-0444&lang=it&${query}`)
}

/** Types dates whose day and month are equal, because the order of the fields follows the language of the browser. */
async function typeDates(
  page: Page,
  form: Locator,
  { checkin, checkout }: { checkin: string; checkout: string },
) {
  await form.getByLabel(checkin, { exact: true }).focus()
  await page.keyboard.type('05052099')
  await form.getByLabel(checkout, { exact: true }).focus()
  await page.keyboard.type('06062099')
}

for (const [language, path, guests, javaScriptEnabled] of [
  ['en', '/', 2, true],
  ['it', '/it/rooms', 2, true],
  ['de', '/de/rooms/singola', 1, true],
  ['en', '/offers', 2, true],
  ['de', '/de/', 2, false],
  ['en', '/rooms/suite', 2, false],
] as const)
  test.describe(javaScriptEnabled ? 'with the keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`${path} asks for dates and opens the engine with them`, async ({ page, context }) => {
      await page.goto(path)
      const form = page.getByRole('form', { name: words[language].form })
      await typeDates(page, form, words[language])
      await form.getByRole('button', { name: words[language].search }).focus()
      await expectEngine(page, context, `checkin=2099-05-05&checkout=2099-06-06&guests=${guests}`)
    })
  })

test('the form shows what is missing beside each field, and moves an early check-out', async ({
  page,
  context,
}) => {
  await page.goto('/de/rooms')
  const form = page.getByRole('form', { name: words.de.form })
  const [arrival, departure] = [form.getByLabel('Anreise'), form.getByLabel('Abreise')]
  await expect(arrival).toHaveAttribute('min', /^20/)
  await form.getByRole('button').press('Enter')
  await expect(arrival).toBeFocused()
  await expect(form.getByRole('paragraph')).toHaveText([
    'Bitte geben Sie das Anreisedatum ein.',
    'Bitte geben Sie das Abreisedatum ein.',
  ])
  expect(context.pages()).toHaveLength(1)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await departure.fill('2099-01-07')
  await arrival.fill('2099-01-31')
  await expect(departure).toHaveValue('2099-02-01')
})

test('the form has the terms of a booking, the language of the engine and other ways to book beside it', async ({
  page,
}) => {
  await page.goto('/de/')
  const bar = page.getByRole('main').locator('section', { has: page.getByRole('form') })
  await expect(bar).toContainText(
    'Kostenlos stornieren bis 18:00 Uhr, 3 Tage vor der Anreise · Zahlung im Hotel · Parken kostenlos',
  )
  await expect(bar).toContainText('das Buchungssystem ist auf Italienisch')
  await expect(bar.getByRole('link', { name: 'info@' })).toHaveAttribute('href', /^mailto:/)
  await expect(bar.getByRole('link', { name: '+39 0444 000000' })).toHaveAttribute('href', /^tel:/)
})

test('links and search say to screen readers that the booking engine opens in a new tab', async ({
  page,
}) => {
  const note = '(öffnet sich in einem neuen Tab)'
  await page.goto('/de/')
  await expect(page.getByRole('banner').getByRole('link', { name: `Buchen ${note}` })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: `Verfügbarkeit prüfen ${note}` })
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('form')
      .getByRole('button', { name: `Suchen ${note}` })
      .first(),
  ).toBeVisible()
})

test('a fair with known days asks for its nights; one with unknown days, or a past one, does not', async ({
  page,
  context,
}) => {
  const fair = (id: string, dates: string) => ({ id, title: id, dates, href: `https://${id}.example/` })
  await page.clock.setFixedTime(new Date(2098, 4, 20))
  await page.route('**/fiere.json', (route) =>
    route.fulfill({
      json: [fair('known', '5–7 June 2098'), fair('month', 'June 2098'), fair('ended', '4–6 May 2098')],
    }),
  )
  await page.goto('/fiere')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const link = (name: string) => card(name).getByRole('link', { name: `Book for ${name}` })
  await link('known').focus()
  await expectEngine(page, context, 'checkin=2098-06-05&checkout=2098-06-07')
  for (const name of ['month', 'ended']) await expect(link(name)).toHaveCount(0)
})
