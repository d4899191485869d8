import { readFile } from 'node:fs/promises'
import { expect, type Page, test, waitForHydration } from './test'

const list = (page: Page) => page.getByRole('list', { name: 'Fairs' })
const cards = (page: Page) => list(page).getByRole('listitem')
const months = (page: Page) => page.getByRole('group', { name: 'Choose a month' })

const fair = (id: string, title: string, dates: string) => ({
  id,
  title,
  dates,
  href: `https://${id}.example/`,
})

/** Responds to the request for `/fiere.json` with the given data. */
const serve = (page: Page, json: unknown) => page.route('**/fiere.json', (route) => route.fulfill({ json }))

test('requests /fiere.json without cache, and shows twelve skeletons while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      if (input === '/fiere.json') Object.assign(window, { cache: init?.cache })
      return fetch(input, init)
    }
  })
  let answer = () => {}
  await page.route('**/fiere.json', async (route) => {
    await new Promise<void>((go) => {
      answer = go
    })
    await route.continue()
  })
  await page.goto('/fiere')
  await waitForHydration(page)
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]')).toHaveCount(12)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  expect(await page.evaluate(() => (window as unknown as { cache: string }).cache)).toBe('no-store')
  answer()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('each card shows title, dates, venue, and links to the fair’s site, a calendar file and the booking engine', async ({
  page,
}) => {
  await page.goto('/fiere')
  const card = cards(page).filter({ hasText: 'Hit Show' })
  await expect(card).toContainText('13–15 February 2027')
  await expect(card).toContainText('Fiera di Vicenza')
  await expect(card.getByRole('link', { name: 'Discover Hit Show' })).toHaveAttribute(
    'href',
    'https://www.hit-show.it/',
  )
  await expect(card.getByRole('link', { name: 'Book a room' })).toHaveAttribute(
    'href',
    /portal=CM-0444&lang=it$/,
  )
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('hit-show.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270213')
})

test('the dates are in the language of the page, and unreadable ones as the list has them', async ({
  page,
}) => {
  const dates = ['1–4 November 2098', '30 ottobre – 2 novembre 2099', 'primavera 2100, da definire']
  await serve(
    page,
    dates.map((text, index) => fair(`${index}`, `Fair ${index}`, text)),
  )
  for (const [path, texts] of Object.entries({
    '/fiere': ['1–4 November 2098', '30 October – 2 November 2099', dates[2]],
    '/it/fiere': ['1–4 novembre 2098', '30 ottobre – 2 novembre 2099', dates[2]],
    '/de/fiere': ['1.–4. November 2098', '30. Oktober – 2. November 2099', dates[2]],
  })) {
    await page.goto(path)
    const shown = page.locator('[data-slot=ui-fair-card]')
    for (const [index, text] of texts.entries()) await expect(shown.nth(index)).toContainText(text ?? '')
  }
})

test('a fair without a venue shows the exhibition centre', async ({ page }) => {
  await serve(page, [fair('a', 'A', '5 January 2099')])
  await page.goto('/fiere')
  await expect(cards(page)).toContainText('Fiera di Vicenza')
})

test('empty fields count as absent, and an invalid optional field does not drop its fair', async ({
  page,
}) => {
  await serve(page, [
    { ...fair('a', 'Empty', '5 January'), id: 7, year: '2099', venue: '', logo: null },
    { ...fair('b', 'Invalid', '6 January 2099'), year: null, venue: 7, logo: {} },
    { ...fair('c', 'Hostile', '7 January 2099'), href: 'javascript:alert(1)' },
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/Empty/, /Invalid/])
  for (const card of await cards(page).all()) {
    await expect(card).toContainText('Fiera di Vicenza')
    await expect(card.locator('img')).toHaveCount(0)
  }
})

test('the Italian Tuesday “mar” is not read as March', async ({ page }) => {
  await serve(page, [fair('a', 'A', 'mar 16 feb 2099')])
  await page.goto('/fiere')
  await expect(months(page).getByRole('button', { name: 'Feb 2099' })).toBeEnabled()
  await expect(months(page).getByRole('button', { name: 'Mar' })).toBeDisabled()
})

test('the pills filter by month and year, and announce the count', async ({ page }) => {
  await serve(page, [
    fair('a', 'Winter', '5 January 2098'),
    fair('b', 'Winter again', '6. Januar 2099'),
    fair('c', 'Summer', '7 luglio 2098'),
    fair('d', 'Some day', 'to be announced'),
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveCount(4)
  await expect(months(page).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await expect(months(page).getByRole('button')).toHaveCount(1 + 13)
  await months(page).getByRole('button', { name: 'Jan 2099' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Winter again')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 fair')
  await expect(months(page).getByRole('button', { name: 'Feb' })).toBeDisabled()
  await months(page).getByRole('button', { name: 'All' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('a fair without a readable month shows only without a filter', async ({ page }) => {
  await serve(page, [fair('a', 'Some day', 'to be announced'), fair('b', 'May', '5 May 2099')])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/May/, /Some day/])
  for (const pill of await months(page).getByRole('button', { disabled: false }).all()) {
    if ((await pill.textContent()) === 'All') continue
    await pill.click()
    await expect(cards(page)).toHaveText([/May/])
  }
})

test('fairs are sorted by year, then month, then title', async ({ page }) => {
  await serve(page, [
    fair('d', 'Alpha', '1 January 2099'),
    fair('b', 'Beta', '20 marzo 2098'),
    fair('c', 'Gamma', '2. April 2098'),
    fair('a', 'Alfa', '28 March 2098'),
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/Alfa/, /Beta/, /Gamma/, /Alpha/])
})

test('a fair over two months is listed under the first', async ({ page }) => {
  await serve(page, [fair('a', 'Long', '30 ottobre – 2 novembre 2099')])
  await page.goto('/fiere')
  await expect(months(page).getByRole('button', { name: 'Oct 2099' })).toBeEnabled()
  await expect(months(page).getByRole('button', { name: 'Nov' })).toBeDisabled()
})

test('a fair with a logo shows it', async ({ page }) => {
  await serve(page, [{ ...fair('a', 'A', '5 January 2099'), logo: '/favicon.svg' }])
  await page.goto('/fiere')
  await expect(cards(page).locator('img')).toHaveAttribute('src', '/favicon.svg')
})

test('past fairs and invalid entries are left out', async ({ page }) => {
  await serve(page, [
    fair('a', 'Long ago', '5 January 2020'),
    { id: 'b', title: 7 },
    fair('c', 'To come', '5 Jan 2099'),
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('To come')
})

for (const [what, answer] of [
  ['an empty list', { json: [] }],
  ['a failed answer', { status: 500, body: 'no' }],
  ['an answer that is no JSON', { body: '<!doctype html>' }],
  ['an answer that is no list', { json: { fairs: [] } }],
] as const) {
  test(`${what} shows title, message and a link to the official calendar`, async ({ page }) => {
    await page.route('**/fiere.json', (route) => route.fulfill(answer))
    await page.goto('/fiere')
    await expect(page.getByRole('heading', { level: 2, name: 'No fairs to show' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      'Data is not available at the moment. Please try again later or open the official calendar.',
    )
    await expect(page.getByRole('link', { name: 'Open the official calendar' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.iegexpo\.it\//,
    )
  })
}

test('a network failure shows the same message', async ({ page }) => {
  await page.route('**/fiere.json', (route) => route.abort())
  await page.goto('/fiere')
  await expect(page.getByRole('link', { name: 'Open the official calendar' })).toBeVisible()
})

test('the page shows the same rating as the home page', async ({ page }) => {
  await page.goto('/fiere')
  await expect(page.getByRole('link', { name: /Excellent 193 reviews on Google/ })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('193 reviews')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has each fair with readable dates as structured data', async ({ page }) => {
    await page.goto('/de/fiere')
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const events = texts.flatMap((text) => JSON.parse(text)['@graph'] ?? [])
    expect(events).toContainEqual({
      '@type': 'ExhibitionEvent',
      name: 'Hit Show',
      url: 'https://www.hit-show.it/',
      startDate: '2027-02-13',
      endDate: '2027-02-15',
      location: expect.objectContaining({ '@type': 'Place', name: 'Fiera di Vicenza' }),
    })
  })

  test('the page contains the fairs that were current at build time', async ({ page }) => {
    await page.goto('/it/fiere')
    await expect(page.getByRole('list', { name: 'Fiere' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeHidden()
  })
})
