import type { BrowserContext, Locator } from '@playwright/test'
import { expect, type Page, test } from './test'

const ENGINE = 'https://booking.casameridiana.example/'

const words = {
  en: { form: 'Dates of your stay', checkin: 'Check-in', checkout: 'Check-out', search: 'Search' },
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
  ['de', '/de/rooms/singola', 1, true],
  ['de', '/de/', 2, false],
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
