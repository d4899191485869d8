import type { BrowserContext, Locator } from '@playwright/test'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { type Language, languageCodes, languages, textsOf } from './pages'
import { expect, type Page, test } from './test'

const ENGINE = 'https://booking.casameridiana.example/'

/** The texts of the form. */
const labelsOf = (language: Language) => textsOf(language, 'common').booking

/** The pages with a form, each with the number of guests that is chosen at first. */
const places = [
  { path: '/', guests: 2 },
  { path: '/rooms', guests: 2 },
  { path: '/rooms/suite', guests: 2 },
  { path: '/rooms/singola', guests: 1 },
  { path: '/offers', guests: 2 },
]

test.beforeEach(({ context }) =>
  context.route(`${ENGINE}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Engine' })),
)

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, element: Locator) {
  await element.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element gets no focus')
}

/** Presses Enter and expects a new tab with the given query. The tab must have no access to the page that opened it. */
async function expectEngine(page: Page, context: BrowserContext, query: string) {
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const tab = await opened
  await expect(tab).toHaveURL(`${ENGINE}?portal=CM-0444&lang=it&${query}`)
  await expect(tab.getByText('Engine')).toBeVisible()
}

const formOf = (page: Page, language: Language) => page.getByRole('form', { name: labelsOf(language).label })

/** Types dates whose day and month are equal, because the order of the fields follows the language of the browser. */
async function typeDates(
  page: Page,
  form: Locator,
  { checkin, checkout }: { checkin: string; checkout: string },
) {
  await tabTo(page, form.getByLabel(checkin, { exact: true }))
  await page.keyboard.type('05052099')
  await tabTo(page, form.getByLabel(checkout, { exact: true }))
  await page.keyboard.type('06062099')
}

for (const [path, note] of [
  ['/', '(opens in a new tab, in Italian)'],
  ['/de', '(neuer Tab, auf Italienisch)'],
] as const) {
  test(`on ${path} links and search say to screen readers that the booking engine is in Italian`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: note })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: note }).first()).toBeVisible()
    await expect(page.getByRole('form').getByRole('button', { name: note }).first()).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the keyboard' : 'with the keyboard and without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const language of languageCodes) {
      const { prefix } = languages[language]
      const label = labelsOf(language)

      for (const { path, guests } of places) {
        test(`${prefix}${path} asks for dates and opens the engine with them`, async ({ page, context }) => {
          await page.goto(`${prefix}${path}`)
          const form = formOf(page, language)
          await typeDates(page, form, label)
          await tabTo(page, form.getByRole('button', { name: label.search }))
          await expectEngine(page, context, `checkin=2099-05-05&checkout=2099-06-06&guests=${guests}`)
        })
      }

      test(`${prefix}/fiere asks for the nights of a fair`, async ({ page, context }) => {
        await page.goto(`${prefix}/fiere`)
        const card = page.getByRole('listitem').filter({ hasText: 'Hit Show' })
        await tabTo(page, card.locator('summary'))
        await expect(card.locator('summary')).toContainText(textsOf(language, 'fairs').nights)
        await page.keyboard.press('Enter')
        await tabTo(page, card.getByRole('button', { name: label.search }))
        await expectEngine(page, context, 'checkin=2027-02-13&checkout=2027-02-15&guests=2')
      })
    }
  })
}

for (const language of languageCodes) {
  const { prefix } = languages[language]

  test(`${prefix}/ shows what is missing beside each field and opens nothing`, async ({ page, context }) => {
    await page.goto(`${prefix}/`)
    const form = formOf(page, language)
    const { checkin, errors } = labelsOf(language)
    await expect(form.getByLabel(checkin, { exact: true })).toHaveAttribute('min', /^20/)
    await form.getByRole('button').press('Enter')
    await expect(form.getByLabel(checkin, { exact: true })).toBeFocused()
    await expect(form.getByRole('paragraph')).toHaveText([errors.checkin.missing, errors.checkout.missing])
    expect(context.pages()).toHaveLength(1)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
}

test('a check-out that a later check-in has passed moves to the day after', async ({ page }) => {
  await page.goto('/rooms')
  const form = formOf(page, 'en')
  await expect(form.getByLabel('Check-in')).toHaveAttribute('min', /^20/)
  await form.getByLabel('Check-in').fill('2099-01-05')
  await form.getByLabel('Check-out').fill('2099-01-07')
  await form.getByLabel('Check-in').fill('2099-01-31')
  await expect(form.getByLabel('Check-out')).toHaveValue('2099-02-01')
})

test('the form works before the page’s script has loaded', async ({ page, context }) => {
  // Requests for scripts get no answer, so the page stays without its scripts.
  await page.route('**/*.js', () => {})
  await page.goto('/')
  const form = formOf(page, 'en')
  await typeDates(page, form, labelsOf('en'))
  await tabTo(page, form.getByRole('button'))
  await expectEngine(page, context, 'checkin=2099-05-05&checkout=2099-06-06&guests=2')
})

test('the pre-rendered form has no earliest day, which would be that of the build', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('name="checkin"')
  expect(html).not.toMatch(/<input[^>]*\smin=/)
})

test('a fair with unknown days, or a past one, does not ask for nights', async ({ page }) => {
  const fair = (id: string, dates: string) => ({ id, title: id, dates, href: `https://${id}.example/` })
  await page.clock.setFixedTime(new Date(2098, 4, 20))
  await page.route('**/fiere.json', (route) =>
    route.fulfill({
      json: [fair('known', '5 June 2098'), fair('month', 'June 2098'), fair('ended', '4–6 May 2098')],
    }),
  )
  await page.goto('/fiere')
  await expect(page.getByRole('listitem').filter({ hasText: 'known' }).locator('summary')).toBeVisible()
  for (const name of ['month', 'ended'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).locator('summary')).toHaveCount(0)
})

test('a fair whose form fails to load shows a link to the engine', async ({ page }) => {
  await page.goto('/fiere')
  const card = page.getByRole('listitem').filter({ hasText: 'Hit Show' })
  await card.locator('summary').waitFor()
  await page.route('**/assets/booking*.js', (route) => route.abort())
  await card.locator('summary').press('Enter')
  await expect(card.getByRole('group').getByRole('link', { name: 'Book a room' })).toHaveAttribute(
    'href',
    /portal=CM-0444&lang=it$/,
  )
})
