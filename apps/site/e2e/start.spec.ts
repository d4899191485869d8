import {
  editFiles,
  expect,
  expectApplication,
  headerLink,
  holdRequests,
  hydrateAllSections,
  type Page,
  test,
  visit,
  waitForHydration,
  waitForSectionHydration,
} from './test'

/** Delays the application until the returned function is called. */
const holdApplication = (page: Page) => holdRequests(page, '**/assets/entry.client-*.js')

/** The first script of the application, which the page adds when it starts it. */
const application = (page: Page) => page.locator('script[type=module]')

test('a page requests no script before its first view is painted', async ({ page }) => {
  for (const path of ['/', '/de/rooms/suite', '/fiere']) {
    await visit(page, path)
    const [first] = await page.evaluate(() =>
      [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('paint')]
        .toSorted((one, other) => one.startTime - other.startTime)
        .map(({ name }) => name)
        .filter((name) => name === 'first-contentful-paint' || name.endsWith('.js')),
    )
    expect(first).toBe('first-contentful-paint')
  }
})

test('the application starts although the browser reports no paint of words or pictures', async ({
  page,
}) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      document.getElementById('root')?.style.setProperty('opacity', '0')
    }).observe(document, { childList: true, subtree: true }),
  )
  await visit(page, '/faq')
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'))).toEqual([])
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
    await expect(application(page)).toHaveCount(0)
    await act(page)
    await waitForHydration(page)
  })

test('presses before the start are repeated: on the menu, a picture, a tab, a language', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'Singola' })
  for (const [path, width, press, answer] of [
    ['/faq', 390, page.getByRole('button', { name: 'Open the menu' }), page.getByRole('dialog')],
    ['/rooms/suite', 390, page.locator('[data-slot=ui-gallery] a').first(), page.getByRole('dialog')],
    ['/', 390, tab, tab.and(page.locator('[aria-selected=true]'))],
    ['/rooms', 1280, headerLink(page, 'Deutsch'), page.locator('html[lang=de]')],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdApplication(page)
    await page.goto(path)
    await press.click()
    await expectApplication(page, 'waiting')
    release()
    await expect(answer).toBeVisible()
    await page.unrouteAll()
  }
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
  await holdApplication(page)
  await page.goto('/de/rooms')
  // The second press needs no application.
  await headerLink(page, 'Italiano').dblclick()
  await expect(page).toHaveURL('/it/rooms')
})

test('a press on a tab that begins before its section is hydrated and ends after it', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/rooms-showcase-*.js')
  await visit(page, '/')
  const tab = page.getByRole('tab', { name: 'Singola' })
  await tab.hover()
  await page.mouse.down()
  release()
  await waitForSectionHydration(page, tab)
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('no section of the home page changes its height when it hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  // After a reload the sections have their own heights from the start.
  await page.reload()
  await waitForHydration(page)
  const sections = await page.locator('#root [data-scripting=waiting]').elementHandles()
  expect(sections.length).toBeGreaterThan(8)
  const readHeights = () =>
    Promise.all(sections.map((section) => section.evaluate((element) => (element as Element).clientHeight)))
  const before = await readHeights()
  await hydrateAllSections(page)
  expect(await readHeights()).toEqual(before)
})

test.describe('without its root element', () => {
  test.use({ explainedErrors: /^Startup error/ })

  test('a page throws the specified error', async ({ page }) => {
    await editFiles(page, '/faq', (html) => html.replace('id="root"', 'id="other"'))
    const [error] = await Promise.all([page.waitForEvent('pageerror'), page.goto('/faq')])
    expect(error.message).toBe('Startup error: root element with id root not found')
  })
})
