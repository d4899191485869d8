import { otherRooms } from './rooms'
import { expect, type Page, test, waitForHydration, waitForSectionHydration } from './test'

test('a page without its root element throws', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
  })
  const error = page.waitForEvent('pageerror')
  await page.goto('/')
  expect((await error).message).toBe('Startup error: root element with id root not found')
})

/** Delays the scripts of the application until the returned function is called. */
async function holdApplication(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const path of ['/', '/rooms/suite', '/fiere'])
  test(`${path} requests no script before the first view is painted`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(painted).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
  })

/** Returns a function that lists the formatters of `Intl` which the next page creates. */
async function recordFormatters(page: Page) {
  await page.addInitScript(() => {
    const created: string[] = []
    Object.assign(window, { created })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (target, args) => {
            created.push(name)
            return Reflect.construct(target, args)
          },
        }),
      })
  })
  return () => page.evaluate(() => (window as unknown as { created: string[] }).created)
}

// The first formatter of a page takes up to 100 ms on a phone, so the loader formats numbers and dates instead.
for (const path of ['/', '/it/', '/rooms', '/rooms/suite'])
  test(`${path} hydrates its first view without a formatter of Intl`, async ({ page }) => {
    const listFormatters = await recordFormatters(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    expect(await listFormatters()).toEqual([])
    await page.evaluate(() => new Intl.NumberFormat('en'))
    expect(await listFormatters()).toEqual(['NumberFormat'])
  })

test('the fairs page formats only dates that are not from the build, with a single formatter of Intl', async ({
  page,
}) => {
  const listFormatters = await recordFormatters(page)
  const fairs = page.getByRole('list', { name: 'Messen' }).getByRole('listitem')
  await page.goto('/de/fiere', { waitUntil: 'networkidle' })
  await expect(fairs.nth(5)).toBeVisible()
  expect(await listFormatters()).toEqual([])
  // Node and browsers write different spaces around the dash.
  const listFairs = async () => (await fairs.allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))
  const before = await listFairs()
  await page.route('/fiere.json', async (route) => {
    const response = await route.fetch()
    const changed = (await response.text()).replaceAll('2027', '2028')
    await route.fulfill({ response, body: changed })
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(fairs.nth(5)).toContainText('2028')
  expect(await listFormatters()).toEqual(['DateTimeFormat'])
  expect(await listFairs()).toEqual(before.map((text) => text.replaceAll('2027', '2028')))
})

test('the application starts on the first key while a picture is still loading', async ({ page }) => {
  await page.route('**/*.avif', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.waitForTimeout(1500)
  await expect(page.locator('#root')).toHaveAttribute('data-hydration', 'pending')
  await page.keyboard.press('Tab')
  await waitForHydration(page)
})

test('a press before the application has started opens the menu when it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdApplication(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
})

test('a language chosen before the application has started is stored when it has', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/rooms')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  release()
  await expect(page).toHaveURL('/de/rooms')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
})

test('a picture pressed before the application has started is shown in the lightbox', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/rooms/suite')
  await page.locator('[data-slot=ui-gallery]').getByRole('link').first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/rooms/suite')
})

test('a link works before the application has started', async ({ page }) => {
  await holdApplication(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(page).toHaveURL('/restaurant')
})

test('the router and i18next load when the visitor reaches a link, and navigate without a new document', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const listRequested = () =>
    ['browser-router', 'create-i18n'].filter((name) =>
      requested.some((url) => url.includes(`/assets/${name}-`)),
    )
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForTimeout(500)
  expect(listRequested()).toEqual([])
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  const link = page.getByRole('banner').getByRole('link', { name: 'Restaurant', exact: true })
  await link.hover()
  await expect.poll(listRequested).toEqual(['browser-router', 'create-i18n'])
  await link.click()
  await expect(page).toHaveURL('/restaurant')
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

test('the styles of all pages load when the visitor goes to another page, not before', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const isRequested = () => requested.some((url) => /\/assets\/app-[^/]*\.css$/.test(url))
  await page.goto('/faq')
  await waitForHydration(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Restaurant', exact: true })
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(isRequested()).toBe(false)
  await link.click()
  await expect(page).toHaveURL('/restaurant')
  expect(isRequested()).toBe(true)
})

test('reaching a link to a picture does not load the router', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/rooms/suite')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href^="/assets/"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(requested.filter((url) => url.includes('/assets/browser-router-'))).toEqual([])
})

test('a visitor who scrolls through the home page loads neither the router nor i18next', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/de/')
  await waitForHydration(page)
  const waiting = page.locator('[data-hydration]')
  await expect(async () => {
    await waiting
      .first()
      .evaluate((section) => section.scrollIntoView(), undefined, { timeout: 1000 })
      .catch(() => {})
    expect(await waiting.count()).toBe(0)
  }).toPass()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /\/assets\/(browser-router|create-i18n)-/.test(url))).toEqual([])
  expect(requested.filter((url) => url.includes('/assets/reviews-'))).toHaveLength(1)
  // The styles of all sections are in the style sheet of the page.
  expect(requested.filter((url) => url.endsWith('.css'))).toEqual([expect.stringMatching(/\/page-\w+\.css$/)])
})

test('on a later day than that of the build the home page loads its fairs again, without the router', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  const json = [{ id: 'new', title: 'A new fair', dates: '5 May 2099', href: 'https://fair.example/' }]
  await page.route('**/fiere.json', (route) => route.fulfill({ json }))
  await page.goto('/de/')
  await waitForHydration(page)
  const fairs = page.getByRole('list', { name: 'Die nächsten Messen' })
  await fairs.scrollIntoViewIfNeeded()
  await expect(fairs.getByRole('listitem')).toHaveText([/5\. Mai.*A new fair/])
  expect(requested.filter((url) => /\/assets\/(browser-router|create-i18n)-/.test(url))).toEqual([])
})

test('reaching a link imports the scripts of its page', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/faq')
  await waitForHydration(page)
  const isRequested = () => requested.some((url) => /\/restaurant-[^/]*\.js$/.test(url))
  expect(isRequested()).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Restaurant', exact: true }).focus()
  await expect.poll(isRequested).toBe(true)
  await expect(page).toHaveURL('/faq')
})

test('a page that the visitor has scrolled stays there when the router loads', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.reload()
  await waitForHydration(page)
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  await page.locator('footer a[href^="/"]').first().dispatchEvent('focusin')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/browser-router-')),
  )
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('going back before the router has loaded shows the earlier page', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(page).toHaveURL('/restaurant')
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1, name: /^Asked often/ })).toBeVisible()
})

test('a section loads its code when the visitor comes near or presses one of its controls, and repeats the press', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const isRequested = (name: string) => requested.some((url) => url.includes(`/assets/${name}-`))
  await page.goto('/')
  await waitForHydration(page)
  expect(isRequested('testimonials')).toBe(false)
  expect(isRequested('rooms-showcase')).toBe(false)
  const tab = page.getByRole('tab', { name: 'Singola' })
  await tab.evaluate((element) => (element as HTMLElement).click())
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(isRequested('rooms-showcase')).toBe(true)
  await page.locator('[data-slot=ui-quotes]').scrollIntoViewIfNeeded()
  await expect.poll(() => isRequested('testimonials')).toBe(true)
})

test('the data of a page loads after the first view, once, and suffices for all of its sections', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) requested.push(new URL(request.url()).pathname)
  })
  await page.goto('/rooms/suite')
  await waitForHydration(page)
  const gallery = page.locator('[data-slot=ui-gallery]')
  await waitForSectionHydration(page, gallery)
  await gallery.getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next picture' })).toBeVisible()
  await page.keyboard.press('Escape')
  await waitForSectionHydration(page, otherRooms(page))
  expect(requested).toEqual([expect.stringMatching(/^\/assets\/page-\w+\.json$/)])
  const loaded = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    dataRequested: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.json'))
      ?.startTime,
  }))
  expect(loaded.dataRequested).toBeGreaterThan(loaded.painted)
})

test('a page has all of its texts after a navigation from a page that shares translation files with it', async ({
  page,
}) => {
  await page.goto('/rooms/suite')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
  const text = await page.getByRole('main').textContent()
  expect(text).not.toMatch(/\b(facts|rooms|table)\.\w/)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

for (const width of [1280, 390])
  test(`no section of the home page changes its height when it hydrates, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    // Reloads: then the sections have their true height at once, and not only when the visitor comes near.
    await page.reload()
    await waitForHydration(page)
    const sections = await page.locator('[data-hydration]').elementHandles()
    const heights = () =>
      Promise.all(
        sections.map((section) =>
          section.evaluate((element) => (element as Element).getBoundingClientRect().height),
        ),
      )
    const before = await heights()
    expect(before.length).toBeGreaterThan(8)
    for (const section of sections) await section.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-hydration]')).toHaveCount(0)
    expect(await heights()).toEqual(before)
  })

test('a section hydrates when the browser reports an older observation with the current one', async ({
  page,
}) => {
  // A browser does this when the page is busy.
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const older = { value: false }
        super((entries, observer) => {
          callback([Object.create(entries[0] ?? null, { isIntersecting: older }), ...entries], observer)
        }, options)
      }
    }
  })
  await page.goto('/')
  await waitForSectionHydration(page, page.locator('[data-slot=reviews-root]'))
})

test('the browser lays out far sections only when the page has been hydrated', async ({ page }) => {
  const release = await holdApplication(page)
  await page.goto('/')
  const reviews = page.getByRole('heading', { name: 'The house, in their words' })
  const isLaidOut = () =>
    reviews.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  release()
  await expect.poll(isLaidOut).toBe(true)
  await expect(page.locator('[data-hydration]:not([data-laid-out=yes]), [data-laid-out=no]')).toHaveCount(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const laidOut = await height()
  // After a reload the sections have their true height at once.
  await page.reload()
  await waitForHydration(page)
  await expect.poll(height).toBe(laidOut)
})

test('after a reload the same part of the home page is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  for (const section of await page.locator('[data-hydration]').elementHandles())
    await section.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-hydration]')).toHaveCount(0)
  const top = () =>
    page.getByRole('contentinfo').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.waitForTimeout(500)
  const before = await top()
  await page.reload()
  await waitForHydration(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40)
})
