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

test.use({ explainedErrors: /^Startup error/ })

const entry = '**/assets/entry.client-*.js'

test('a page requests no script before its first view is painted', async ({ page }) => {
  for (const path of ['/', '/de/rooms/suite', '/fiere']) {
    await visit(page, path)
    const isPaintFirst = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return paint && scripts.every(({ startTime }) => startTime > paint.startTime)
    })
    expect(isPaintFirst).toBe(true)
  }
})

test('the application starts where no paint of words or pictures is reported', async ({ page }) => {
  await editFiles(page, '/faq', (html) => html.replace('id="root"', 'id="root" hidden'))
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
    await expect(page.locator('script[type=module]')).toHaveCount(0)
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
    const release = await holdRequests(page, entry)
    await page.goto(path)
    await press.click()
    await expectApplication(page, 'waiting')
    release()
    await expect(answer).toBeVisible()
    await page.unrouteAll()
  }
  await holdRequests(page, entry)
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
  const sections = page.locator('#root [data-scripting]')
  const readHeights = () => sections.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  const before = await readHeights()
  expect(before.length).toBeGreaterThan(8)
  await hydrateAllSections(page)
  expect(await readHeights()).toEqual(before)
})

test('without its root element a page throws the specified error', async ({ page }) => {
  await editFiles(page, '/faq', (html) => html.replace('id="root"', 'id="other"'))
  const [error] = await Promise.all([page.waitForEvent('pageerror'), page.goto('/faq')])
  expect(error.message).toBe('Startup error: root element with id root not found')
})
