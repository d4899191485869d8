import { readFile } from 'node:fs/promises'
import { addDays, formatDayRange } from '../app/lib/formats/format'
import {
  expect,
  headerLink,
  holdRequests,
  type Page,
  test,
  visit,
  waitForHydration,
  waitForSectionHydration,
} from './test'

const cards = (page: Page) => page.getByRole('list', { name: 'Fairs' }).getByRole('listitem')
const months = (page: Page) => page.getByRole('group', { name: 'Month' })
const calendar = (page: Page) => page.getByRole('link', { name: 'Official calendar' })

const fair = (id: string, title: string, dates: string) => ({
  id,
  title,
  dates,
  href: `https://${id}.example/`,
})

/** A day after that of the build, on which one of its fairs takes place. */
const laterDay = '2027-01-16T12:00:00Z'

/** More fairs than the page shows at first. */
const manyFairs = Array.from({ length: 60 }, (_, index) => fair(`f${index}`, `Fair ${index}`, '5 May 2099'))

/** Delays the list until the returned function is called: the page does not give up waiting for it. */
async function holdList(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  return holdRequests(page, '**/fiere.json')
}

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
  const answer = await holdRequests(page, '**/fiere.json')
  await visit(page, '/fiere')
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]')).toHaveCount(12)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  expect(await page.evaluate(() => (window as unknown as { cache: string }).cache)).toBe('no-store')
  answer()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('a link that leads to the page shows skeletons, also after a reload of the page before', async ({
  page,
}) => {
  await holdList(page)
  await visit(page, '/faq')
  await page.reload()
  await waitForHydration(page)
  await headerLink(page, 'Exhibitions').click()
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeVisible()
  await expect(page.locator('.built-fairs')).toBeHidden()
})

test('Back leads to the same part of the page, before the list has loaded again', async ({ page }) => {
  await page.goto('/fiere')
  await expect(cards(page).nth(12)).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Company details' })
  await waitForSectionHydration(page, link)
  const place = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL('/company')
  await holdRequests(page, '**/fiere.json')
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('Back leads to the chosen month, and to as many fairs', async ({ page }) => {
  await serve(page, [fair('june', 'A fair in June', '5 June 2099'), ...manyFairs])
  await page.goto('/fiere')
  await page.getByRole('button', { name: 'More fairs' }).click()
  await expect(cards(page)).toHaveCount(61)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Company details' })
  await waitForSectionHydration(page, link)
  await link.click()
  await expect(page).toHaveURL('/company')
  await page.goBack()
  await expect(cards(page)).toHaveCount(61)
  await months(page).getByRole('button', { name: 'Jun 2099' }).click()
  await expect(cards(page)).toHaveText([/A fair in June/])
  await link.click()
  await expect(page).toHaveURL('/company')
  await page.goBack()
  await expect(cards(page)).toHaveText([/A fair in June/])
  await page.reload()
  await expect(months(page).getByRole('button', { pressed: true })).toHaveText('Jun 2099')
  // The link to the page itself puts another entry in the place of this one.
  await waitForSectionHydration(page, link)
  const readKey = () => page.evaluate(() => history.state.key)
  const before = await readKey()
  await headerLink(page, 'Exhibitions').click()
  await expect.poll(readKey).not.toBe(before)
  await link.click()
  await expect(page).toHaveURL('/company')
  await page.goBack()
  await expect(months(page).getByRole('button', { pressed: true })).toHaveText('Jun 2099')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } })

  for (const [way, goAndReturn] of [
    ['a reload', (page: Page) => page.reload()],
    [
      'Back from another document',
      async (page: Page) => {
        await page.goto('/plates/bike-route.svg')
        await page.goBack()
      },
    ],
  ] as const)
    test(`${way} leads to the same part of the page, also while the list loads`, async ({ page }) => {
      await visit(page, '/fiere')
      const card = cards(page).filter({ hasText: 'Koinè' })
      await expect(months(page)).toBeVisible()
      await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.evaluate(() => document.fonts.ready)
      const placeOf = () => card.evaluate((element) => element.getBoundingClientRect().top)
      const place = await placeOf()
      const answer = await holdList(page)
      await goAndReturn(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
      await expect(card).toBeInViewport()
      answer()
      await expect(months(page)).toBeVisible()
      // The browser returns to a whole pixel.
      await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(1)
    })
})

test.describe('on paper', () => {
  test('a list that still loads is that of the build', async ({ page }) => {
    await holdList(page)
    await visit(page, '/fiere')
    await page.emulateMedia({ media: 'print' })
    await expect(builtCard(page)).toBeVisible()
    await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeHidden()
  })

  test('so it is when a link of the site led to the page', async ({ page }) => {
    await holdList(page)
    await visit(page, '/rooms')
    await headerLink(page, 'Exhibitions').click()
    await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(builtCard(page)).toBeVisible()
  })

  test('a long list is whole', async ({ page }) => {
    await serve(page, manyFairs)
    await page.goto('/fiere')
    await expect(cards(page)).toHaveCount(48)
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelectorAll('[data-slot=ui-fair-card]').length
    })
    expect(printed).toBe(60)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(cards(page)).toHaveCount(48)
  })
})

test('a card shows title, dates, venue, links to the fair’s site and the booking engine, and saves a calendar file', async ({
  page,
}) => {
  await page.goto('/fiere')
  const card = cards(page).filter({ hasText: 'Hit Show' })
  await expect(card).toContainText('13–15 February 2027')
  await expect(card).toContainText('Hunting and sport shooting')
  await expect(card).toContainText('Fiera di Vicenza')
  await expect(card.getByRole('link', { name: 'Discover Hit Show' })).toHaveAttribute(
    'href',
    'https://www.hit-show.it/',
  )
  await expect(card.getByRole('link', { name: 'Book for Hit Show' })).toHaveAttribute(
    'href',
    /portal=CM-0444&lang=it&checkin=2027-02-12&checkout=2027-02-15$/,
  )
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add Hit Show to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('hit-show.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270213')
  await expect(page.getByRole('link', { name: /Excellent 193 reviews on Google/ })).toBeVisible()
})

test('dates and months are in the language of the page, unreadable ones as the list has them', async ({
  page,
}) => {
  await serve(page, [
    fair('a', 'A', '30 ottobre – 2 novembre 2099'),
    fair('b', 'B', 'novembre 2099, date da confermare'),
    fair('c', 'C', 'primavera, da definire'),
    fair('d', 'D', '16–20 gennaio 2099 – annullata'),
  ])
  await page.goto('/de/fiere')
  const shown = page.locator('[data-slot=ui-fair-card]')
  await expect(shown.nth(0)).toContainText('30. Oktober – 2. November 2099')
  await expect(shown.nth(1)).toContainText('November 2099, Termin noch offen')
  await expect(shown.nth(2)).toContainText('16–20 gennaio 2099 – annullata')
  await expect(shown.nth(2).getByRole('link')).toHaveCount(1)
  await expect(shown.nth(3)).toContainText('primavera, da definire')
})

test('the fairs are in order; the pills filter by month and year, and announce the count', async ({
  page,
}) => {
  await serve(page, [
    fair('d', 'Some day', 'to be announced'),
    fair('c', 'Summer', '7 luglio 2098'),
    fair('b', 'Winter again', '6. Januar 2099'),
    { ...fair('a', 'Winter', '5 January 2098'), id: 7, venue: '\u200E', logo: '/favicon.svg' },
    fair('past', 'Long ago', '5 January 2020'),
    { id: 'invalid', title: 7 },
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/Winter/, /Summer/, /Winter again/, /Some day/])
  await expect(cards(page).first()).toContainText('Fiera di Vicenza')
  await expect(cards(page).locator('img')).toHaveAttribute('src', '/favicon.svg')
  await expect(months(page).getByRole('button')).toHaveCount(1 + 13)
  await expect(months(page).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await months(page).getByRole('button', { name: 'Jan 2099' }).click()
  await expect(cards(page)).toHaveText([/Winter again/])
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 fair')
  await expect(months(page).getByRole('button', { name: 'Feb' })).toBeDisabled()
  await months(page).getByRole('button', { name: 'All' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('all fairs are shown when the chosen month has none any more', async ({ page }) => {
  const june = fair('june', 'A fair in June', '5 June 2099')
  await serve(page, [june])
  await page.goto('/fiere')
  const empty = (await months(page).getByRole('button', { name: 'May' }).textContent()) ?? ''
  await serve(page, [june, fair('may', 'A fair in May', `5 ${empty}`)])
  await page.reload()
  await months(page).getByRole('button', { name: empty }).click()
  await expect(cards(page)).toHaveText([/A fair in May/])
  await serve(page, [june])
  await page.reload()
  await expect(cards(page)).toHaveText([/A fair in June/])
  await expect(months(page).getByRole('button', { pressed: true })).toHaveText('All')
})

test('after a press on “More fairs” the next Tab leads to the first new one', async ({ page }) => {
  await serve(page, manyFairs)
  await page.goto('/fiere')
  await page.getByRole('button', { name: 'More fairs' }).press('Enter')
  await expect(cards(page)).toHaveCount(60)
  await page.keyboard.press('Tab')
  await expect(cards(page).nth(48).getByRole('link').first()).toBeFocused()
})

test('a list with 5,000 entries: the first ones, more on request, and the pills filter them', async ({
  page,
}) => {
  const fairs = Array.from({ length: 5000 }, (_, index) =>
    fair(`f${index}`, `Fair ${index}`, `${(index % 28) + 1} ${['May', 'giugno', 'Juli'][index % 3]} 2098`),
  )
  await serve(page, fairs)
  await page.goto('/fiere')
  await months(page).getByRole('button', { name: 'Jun 2098' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1667 fairs')
  await expect(cards(page)).toHaveCount(48)
  await page.getByRole('button', { name: 'More fairs' }).click()
  await expect(cards(page)).toHaveCount(96)
})

test('entries with markup, scripts and direction marks: texts, and no link or picture of theirs', async ({
  page,
}) => {
  const entry = (title: string) => fair('a', title, '5 January 2099')
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await serve(page, [
    { ...entry(`1 ${markup}`), venue: markup, dates: `5 January 2099 ${markup}` },
    { ...entry('2 \u202EriaF\u202C \u2067Fair\u2069'), id: '" onclick="alert(1)' },
    { ...entry('Script'), href: ' javascript:alert(1)' },
    { ...entry('Tab'), href: 'java\tscript:alert(1)' },
    { ...entry('Data'), href: 'data:text/html,<script>alert(1)</script>' },
    { ...entry('3 Logo'), id: 'logo', logo: 'javascript:alert(1)' },
    { ...entry('4 Host'), id: 'host', logo: '//tracker.example/pixel.png' },
    [],
    null,
  ])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/2 riaF Fair/, /3 Logo/, /4 Host/, /^.*1 <img/])
  await expect(cards(page).last()).toContainText(markup)
  await expect(cards(page).locator('img, script')).toHaveCount(0)
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(4)
  for (const href of links) expect(href).toMatch(/^(?:https:|data:text\/calendar;)/)
  await expect(page).toHaveTitle(/^Fiera di Vicenza/)
})

/** A fair of `fiere.json`, which every build has in its pages. */
const builtCard = (page: Page) => cards(page).filter({ hasText: 'Hit Show' })

test.describe('a list that cannot be had', () => {
  test.use({ explainedErrors: /^Failed to load resource/ })

  const html = { contentType: 'text/html', body: '<!doctype html><title>Home</title>' }
  for (const [what, answer] of [
    ['a failed answer', { status: 500, body: 'no' }],
    ['a page in its place', html],
    ['an answer that never comes', undefined],
  ] as const)
    test(`${what}: the fairs of the build are shown, with pills that filter them`, async ({ page }) => {
      await page.addInitScript(() => {
        const clock = new AbortController()
        AbortSignal.timeout = () => clock.signal
        Object.assign(window, { endWaiting: () => clock.abort() })
      })
      const asked = page.waitForRequest('**/fiere.json')
      await page.route('**/fiere.json', (route) => answer && route.fulfill(answer))
      await page.goto('/de/fiere')
      await asked
      if (!answer) await page.evaluate(() => (window as unknown as { endWaiting(): void }).endWaiting())
      await page.getByRole('button', { name: 'Feb 2027' }).click()
      const fairs = page.getByRole('list', { name: 'Messen' }).getByRole('listitem')
      await expect(fairs.filter({ hasText: 'Hit Show' })).toContainText('13.–15. Februar 2027')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })

  test('is loaded again when the connection is back', async ({ page }) => {
    await page.route('**/fiere.json', (route) => route.abort())
    await page.goto('/fiere')
    await expect(builtCard(page)).toBeVisible()
    await page.unrouteAll()
    await serve(page, [fair('new', 'A new fair', '5 May 2099')])
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(cards(page)).toHaveText([/A new fair/])
  })

  test('that fails to load again is the list that was there', async ({ page }) => {
    await serve(page, [fair('new', 'A new fair', '5 May 2099')])
    await page.goto('/fiere')
    await expect(cards(page)).toHaveText([/A new fair/])
    await page.unrouteAll()
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/fiere.json', (route) => route.abort())
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await failed
    await expect(cards(page)).toHaveText([/A new fair/])
  })

  test('shows title, message and a link to the official calendar if the fairs of the build are past', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-03-01T12:00:00Z')
    await page.route('**/fiere.json', (route) => route.abort())
    await page.goto('/fiere')
    await expect(page.getByRole('heading', { level: 2, name: 'No fairs to show' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Data is not available at the moment.')
    await expect(calendar(page)).toHaveAttribute('href', /^https:\/\/www\.iegexpo\.it\//)
  })

  test('leaves the next fairs on the home page, on a later day than that of the build', async ({ page }) => {
    await page.clock.setFixedTime(laterDay)
    const asked = page.waitForRequest('**/fiere.json')
    await page.route('**/fiere.json', (route) => route.fulfill(html))
    await visit(page, '/')
    const fairs = page.getByRole('list', { name: 'The next fairs' })
    await fairs.scrollIntoViewIfNeeded()
    await (await asked).response()
    await expect(fairs).toContainText('Vicenzaoro January')
  })
})

test('an empty list shows title, message and a link to the official calendar', async ({ page }) => {
  await serve(page, [])
  await page.goto('/fiere')
  await expect(page.getByRole('heading', { level: 2, name: 'No fairs to show' })).toBeVisible()
  await expect(calendar(page)).toBeVisible()
})

test('of two entries with one id the first is shown', async ({ page }) => {
  await serve(page, [fair('a', 'First', '5 May 2099'), fair('a', 'Second', '6 May 2099')])
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/First/])
})

test('home page, fairs page, calendar files and structured data tell the same days', async ({ page }) => {
  await page.goto('/fiere')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const events: { name: string; startDate: string; endDate: string }[] = data.flatMap(
    (json) => JSON.parse(json)['@graph'] ?? [],
  )
  expect(events.length).toBeGreaterThan(5)
  await expect(page.getByRole('link', { name: /^Add .* to calendar$/ })).toHaveCount(events.length)
  for (const { name, startDate, endDate } of events) {
    const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
    const days = formatDayRange({ from: startDate, to: endDate }, 'en').replaceAll('\u2060', '')
    await expect(card).toContainText(days)
    // Not by a press: Chromium drops a page's eleventh download in one second.
    const file = await card.getByRole('link', { name: `Add ${name} to calendar` }).getAttribute('href')
    const [, first, end] =
      /DTSTART;VALUE=DATE:(\d+)\s+DTEND;VALUE=DATE:(\d+)/.exec(decodeURIComponent(file ?? '')) ?? []
    expect([first, end]).toEqual([startDate, addDays(endDate, 1)].map((day) => day.replaceAll('-', '')))
    const nights = new URLSearchParams({ checkin: addDays(startDate, -1), checkout: endDate })
    await expect(card.getByRole('link', { name: `Book for ${name}` })).toHaveAttribute(
      'href',
      new RegExp(`&${nights}$`),
    )
  }
  await page.goto('/')
  const next = page.getByRole('list', { name: 'The next fairs' }).getByRole('listitem')
  for (const { name, startDate, endDate } of [...events]
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .slice(0, 3)) {
    const [first, last] = [startDate, endDate].map((day) => Number(day.slice(8)))
    await expect(next.filter({ has: page.getByRole('heading', { name, exact: true }) })).toContainText(
      `${first}–${last} Jan`,
    )
  }
})

test('on a later day than that of the build the home page loads its fairs again', async ({ page }) => {
  await page.clock.setFixedTime(laterDay)
  await serve(page, [fair('new', 'A new fair', '5 May 2099')])
  await visit(page, '/de/')
  const fairs = page.getByRole('list', { name: 'Die nächsten Messen' })
  await fairs.scrollIntoViewIfNeeded()
  await expect(fairs.getByRole('listitem')).toHaveText([/5\. Mai.*A new fair/])
})

test('the next fairs of the home page are in the language that is chosen, when the list is an older answer', async ({
  page,
}) => {
  await page.clock.setFixedTime(laterDay)
  await serve(page, [fair('new', 'A new fair', '5 May 2099')])
  await visit(page, '/de/')
  const german = page.getByRole('list', { name: 'Die nächsten Messen' })
  await german.scrollIntoViewIfNeeded()
  await expect(german.getByRole('listitem')).toHaveText([/5\. Mai.*A new fair/])
  await holdRequests(page, '**/fiere.json')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('list', { name: 'The next fairs' }).getByRole('listitem')).toHaveText([
    /5 May.*A new fair/,
  ])
})

test.describe('without the application', () => {
  test.use({ explainedErrors: /^Failed to load resource|Failed to fetch dynamically imported module/ })

  test('the page has the fairs that were current at build time', async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    await page.goto('/fiere')
    await expect(builtCard(page)).toBeVisible()
    await expect(builtCard(page)).toContainText('13–15 February 2027')
    await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has the fairs that were current at build time', async ({ page }) => {
    await page.goto('/it/fiere')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Salvate Hit Show in agenda' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('hit-show.ics')
    expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270213')
    await expect(page.getByRole('list', { name: 'Fiere' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('[data-slot=ui-fair-card-skeleton]').first()).toBeHidden()
  })
})
