import {
  expect,
  expectApplication,
  holdRequests,
  hydrateAllSections,
  markDocument,
  type Page,
  siteHeader,
  test,
  waitForHydration,
  waitForSectionHydration,
} from './test'

/** Delays the application until the returned function is called. */
const holdApplication = (page: Page) => holdRequests(page, '**/assets/entry.client-*.js')

/** The start times of the page's scripts, and the time of the first paint, in ms. */
const readTimes = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))

test('a page requests no script before its first view is painted; a paint of the background alone is none', async ({
  page,
}) => {
  for (const path of ['/', '/de/rooms/suite', '/fiere']) {
    await page.goto(path)
    await waitForHydration(page)
    const { painted = Number.NaN, scripts } = await readTimes(page)
    expect(scripts.length).toBeGreaterThan(1)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
  }
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const root = document.getElementById('root')
      if (root) root.style.opacity = '0'
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto('/faq')
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 500)),
  )
  expect(await readTimes(page)).toEqual({ painted: undefined, scripts: [] })
  await page.locator('#root').evaluate(({ style }) => style.removeProperty('opacity'))
  await waitForHydration(page)
})

for (const [sign, act] of [
  ['press', (page: Page) => page.getByRole('main').click()],
  ['key', (page: Page) => page.keyboard.press('Tab')],
  ['scroll', (page: Page) => page.mouse.wheel(0, 10)],
] as const)
  test(`the application starts at the first ${sign}, also while pictures load`, async ({ page }) => {
    await page.route(/\.(avif|webp)$/, () => {})
    // Requested before the page's own HTML is read, so that the page cannot have loaded before.
    await page.addInitScript(() => Object.assign(new Image(), { src: '/hanging.webp' }))
    await page.goto('/faq', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect((await readTimes(page)).scripts).toEqual([])
    await act(page)
    await waitForHydration(page)
  })

test('presses on the menu, a picture and a tab far below, before the start, are repeated; a link needs no start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.getByRole('tab', { name: 'Singola' })
  const presses: [path: string, press: () => Promise<void>, answer: () => Promise<void>][] = [
    [
      '/rooms/suite',
      () => page.getByRole('button', { name: 'Open the menu' }).click(),
      () => expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible(),
    ],
    [
      '/rooms/suite',
      () => page.locator('[data-slot=ui-gallery]').getByRole('link').first().click(),
      () => expect(page.getByRole('dialog', { name: 'Pictures of the room: Suite' })).toBeVisible(),
    ],
    ['/', () => tab.click(), () => expect(tab).toHaveAttribute('aria-selected', 'true')],
  ]
  for (const [path, press, answer] of presses) {
    const release = await holdApplication(page)
    await page.goto(path)
    await press()
    await expectApplication(page, 'waiting')
    release()
    await answer()
    await expect(page).toHaveURL(({ pathname }) => pathname === path)
    await page.unrouteAll()
  }
  await holdApplication(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'View all rooms' }).click()
  await expect(page).toHaveURL('/rooms')
})

test('a press on a tab that begins before its section is hydrated and ends after it selects the tab', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/rooms-showcase-*.js')
  await page.goto('/')
  await waitForHydration(page)
  const tab = page.getByRole('tab', { name: 'Singola' })
  await tab.hover()
  await page.mouse.down()
  release()
  await waitForSectionHydration(page, tab)
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the texts of a page, and the English ones for missing texts, load once and beside the scripts', async ({
  page,
}) => {
  const texts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/locales/')) texts.push(pathname)
  })
  const release = await holdApplication(page)
  await page.goto('/de/fiere')
  const files = ['de/common', 'de/fairs', 'en/common', 'en/fairs'].map((name) => `/locales/${name}.json`)
  await expect.poll(() => texts.toSorted()).toEqual(files)
  release()
  await waitForHydration(page)
  expect(texts.toSorted()).toEqual(files)
})

test('a language chosen before the start is stored when it starts; the second press opens its document', async ({
  page,
}) => {
  const release = await holdApplication(page)
  await page.goto('/rooms')
  const isSameDocument = await markDocument(page)
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/rooms')
  release()
  await expect(page).toHaveURL('/de/rooms')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
  expect(await isSameDocument()).toBe(true)
  await page.unrouteAll()
  await holdApplication(page)
  await page.goto('/de/rooms')
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
})

test('no section of the home page changes its height when it hydrates; a reload and “back” show the same part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  // After a reload the sections have their own heights from the start.
  await page.reload()
  await waitForHydration(page)
  const sections = await page.locator('#root [data-scripting=waiting]').elementHandles()
  expect(sections.length).toBeGreaterThan(8)
  const heights = () =>
    Promise.all(sections.map((section) => section.evaluate((element) => (element as Element).clientHeight)))
  const before = await heights()
  await hydrateAllSections(page)
  expect(await heights()).toEqual(before)

  const quotes = page.getByRole('heading', { name: 'The house, in their words' })
  await quotes.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = () => quotes.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const seen = await top()
  await page.reload()
  await waitForHydration(page)
  expect(Math.abs((await top()) - seen)).toBeLessThan(2)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Company details' }).dispatchEvent('click')
  await expect(page).toHaveURL('/company')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => Math.abs((await top()) - seen)).toBeLessThan(2)
})

test('React does not render the sections again that wait on the page that a visitor leaves', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => {
    const rendered: string[] = []
    Object.assign(window, { rendered })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if ((target as Element).matches('[data-scripting]') && (node as Element).querySelector('section'))
            rendered.push((node as Element).textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  await siteHeader(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(page).toHaveURL('/restaurant')
  // The focus moves after the next page has been rendered.
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { rendered: string[] }).rendered)).toEqual([])
})

test.describe('without its root element', () => {
  test.use({ explainedErrors: /^Startup error/ })

  test('a page throws the specified error', async ({ page }) => {
    await page.route('/faq', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
    })
    const error = page.waitForEvent('pageerror')
    await page.goto('/faq')
    expect((await error).message).toBe('Startup error: root element with id root not found')
  })
})
