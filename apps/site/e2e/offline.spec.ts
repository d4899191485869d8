import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccessibilityViolations } from '../../../scripts/accessibility-violations'
import { languages } from './pages'
import { roomsPageTitle } from './rooms'
import { expect, type Page, test, waitForHydration } from './test'

test.use({ serviceWorkers: 'allow', allowsPreferences: true })

const BUILD = new URL('../build/', import.meta.url).pathname

/** Waits until the service worker has copies of the page and of its scripts, styles, data and fonts. */
async function expectCopied(page: Page, path: string) {
  const missing = () =>
    page.evaluate(async (path) => {
      if (!navigator.serviceWorker.controller) return ['a worker']
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const urls = [path, ...files.filter((name) => /\/assets\/.*\.(js|css|json|woff2)$/.test(name))]
      const copies = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
      return urls.filter((_, index) => !copies[index])
    }, path)
  await expect.poll(missing).toEqual([])
}

/** The URLs in every cache whose name contains `kind`. */
const copiedUrls = (page: Page, kind = '') =>
  page.evaluate(async (kind) => {
    const names = (await caches.keys()).filter((name) => name.includes(kind))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  }, kind)

const listCaches = (page: Page) => page.evaluate(() => caches.keys())

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

async function expectNoWorkerAndNoCopies(page: Page) {
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => listCaches(page)).toEqual([])
}

const header = (page: Page) => page.getByRole('banner')

test('a visited page opens again without network, and works', async ({ page, context }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/rooms')
  await expectCopied(page, '/rooms')
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle(roomsPageTitle)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bodoni/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
})

test('the sections below the first view of a visited page work without network', async ({
  page,
  context,
}) => {
  await page.goto('/rooms/suite')
  await expectCopied(page, '/rooms/suite')
  await context.setOffline(true)
  await page.reload()
  await page.locator('[data-slot=ui-gallery]').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next picture' })).toBeVisible()
})

test('without network, links lead to pages that were opened by a link or by their address', async ({
  page,
  context,
}) => {
  await page.goto('/rooms')
  await expectCopied(page, '/rooms')
  await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(page).toHaveURL('/restaurant')
  await expectCopied(page, '/restaurant')
  await page.goto('/experience')
  await expectCopied(page, '/experience')
  await context.setOffline(true)
  await header(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await expect(page).toHaveURL('/rooms')
  await page.goto('/restaurant')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/restaurant')
})

for (const { language, path, title, again, offline, pages } of [
  {
    language: 'en',
    path: '/restaurant',
    title: 'You are offline',
    again: 'Try again',
    offline: 'There is still no connection.',
    pages: 'What you can read offline',
  },
  {
    language: 'it',
    path: '/it/restaurant',
    title: 'Siete senza connessione',
    again: 'Riprova',
    offline: 'La connessione manca ancora.',
    pages: 'Da leggere senza connessione',
  },
  {
    language: 'de',
    path: '/de/restaurant',
    title: 'Sie sind offline',
    again: 'Noch einmal versuchen',
    offline: 'Es besteht noch keine Verbindung.',
    pages: 'Ohne Verbindung lesbar',
  },
] as const) {
  test(`a page that was not visited shows the offline page in ${language}, and opens when the network is back`, async ({
    page,
    context,
  }) => {
    const { prefix } = languages[language]
    await page.goto(`${prefix}/rooms`)
    await expectCopied(page, `${prefix}/rooms`)
    await context.setOffline(true)
    await page.goto(path)
    await expect(page).toHaveURL(`${prefix}/offline#${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByRole('link', { name: '+39 0444 000000' })).toHaveAttribute(
      'href',
      'tel:+390444000000',
    )
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)
    await expect(main.getByRole('list', { name: pages }).getByRole('link')).toHaveAttribute(
      'href',
      `${prefix}/rooms`,
    )
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: again }).click()
    await expect(page.getByText(offline)).toBeVisible()
    await context.setOffline(false)
    // Polls, because the page learns earlier than the service worker that the network is back.
    await expect(async () => {
      const isOffline = page.url().includes('/offline')
      if (isOffline) await page.getByRole('button', { name: again }).click({ timeout: 1000 })
      await expect(page).toHaveURL(path, { timeout: 2000 })
    }).toPass()
  })
}

test('without network, a link to a page that was not visited leads to the offline page', async ({
  page,
  context,
}) => {
  await page.goto('/rooms')
  await expectCopied(page, '/rooms')
  await context.setOffline(true)
  await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
  await expect(page).toHaveURL('/offline#/restaurant')
  await page.getByRole('link', { name: roomsPageTitle }).click()
  await expect(page).toHaveURL('/rooms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the offline page does not lead to another site', async ({ page }) => {
  await page.goto('/offline#//other.example/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/')
})

test('a fair list without network says that it is a copy, and of when', async ({ page, context }) => {
  const note = page.getByText(/^The connection is weak or missing\. This list was saved on \d+ \w+ \d{4}/)
  const fairs = page.getByRole('list', { name: 'Fairs' })
  await page.goto('/fiere')
  await expectCopied(page, '/fiere')
  await expect.poll(() => copiedUrls(page, 'fairs')).toHaveLength(1)
  await expect(fairs).toBeVisible()
  await expect(note).toBeHidden()
  await context.setOffline(true)
  await page.reload()
  await expect(fairs).toBeVisible()
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(fairs).toBeVisible()
  await expect(note).toBeHidden()
})

test('copies are of this site only, without queries, and the fair list is in its own cache', async ({
  page,
  baseURL,
}) => {
  await page.goto('/fiere?utm_source=letter')
  await expectCopied(page, '/fiere')
  const urls = await copiedUrls(page)
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`) || url.includes('?'))).toEqual([])
  expect(urls.filter((url) => url.endsWith('/fiere.json'))).toEqual(await copiedUrls(page, 'fairs'))
})

test('the copies of pictures have a limit', async ({ page }) => {
  await page.goto('/accessibility')
  await expectCopied(page, '/accessibility')
  const files = (await readdir(join(BUILD, 'client/assets'))).filter((name) => name.endsWith('.avif'))
  const urls = files.slice(0, 100).map((name) => `/assets/${name}`)
  expect(urls).toHaveLength(100)
  await page.evaluate((urlsToCache) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }, urls)
  await expect.poll(async () => (await copiedUrls(page, 'pictures')).length).toBeGreaterThan(70)
  await page.waitForTimeout(500)
  expect((await copiedUrls(page, 'pictures')).length).toBeLessThanOrEqual(80)
})

test('the worker is registered after the page has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...args) {
      document.documentElement.dataset.registered = document.readyState
      return register.apply(this, args)
    }
  })
  await page.goto('/accessibility')
  await expect(page.locator('html')).toHaveAttribute('data-registered', 'complete')
})

test.describe('without the consent to preferences', () => {
  test.use({ allowsPreferences: false })

  test('no worker is registered, and nothing is copied', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/rooms')
    await waitForHydration(page)
    await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(page).toHaveURL('/restaurant')
    await page.goto('/experience', { waitUntil: 'networkidle' })
    await waitForHydration(page)
    // The application would register the worker when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await countWorkers(page)).toBe(0)
    expect(await listCaches(page)).toEqual([])
    expect(requests.filter((url) => /service-worker|offline/.test(url))).toEqual([])
  })

  test('the consent in the dialog copies the open page, its withdrawal deletes all, and a new consent copies again', async ({
    page,
    context,
  }) => {
    const decide = async (action: 'check' | 'uncheck') => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click()
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Preferences' })[action]()
      await page.getByRole('dialog').getByRole('button', { name: 'Save selection' }).click()
    }
    await page.goto('/rooms')
    await decide('check')
    await expectCopied(page, '/rooms')

    await decide('uncheck')
    await expectNoWorkerAndNoCopies(page)
    // The removed worker still handles the requests of the page: it must cache nothing.
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await header(page).getByRole('link', { name: 'Restaurant', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await listCaches(page)).toEqual([])

    await decide('check')
    await expectCopied(page, '/restaurant')
    await expect.poll(() => copiedUrls(page, 'offline')).toHaveLength(3)
    await context.setOffline(true)
    await page.reload()
    await expect(page).toHaveURL('/restaurant')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('“Reject all” removes the worker and the copies, also while another page is open', async ({
  page,
  context,
}) => {
  await page.goto('/rooms')
  await expectCopied(page, '/rooms')
  const other = await context.newPage()
  await other.goto('/restaurant')
  await expectCopied(other, '/restaurant')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await expectNoWorkerAndNoCopies(page)
  await header(other).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(other).toHaveURL('/rooms')
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await other.waitForLoadState('networkidle')
  expect(await listCaches(page)).toEqual([])
  await page.reload()
  await expectNoWorkerAndNoCopies(page)
})

test('an expired consent removes the worker and the copies at the next visit', async ({ page }) => {
  await page.goto('/rooms')
  await expectCopied(page, '/rooms')
  await page.evaluate(() => localStorage.setItem('cookieConsentDate', '2020-01-01T00:00:00.000Z'))
  await page.goto('/restaurant')
  await expectNoWorkerAndNoCopies(page)
})

test.describe('with two releases', () => {
  // Each worker of Playwright gets its own port, because the tests below run at the same time.
  const port = Number(process.env.E2E_PORT ?? 41731) + 1 + Number(process.env.TEST_PARALLEL_INDEX)
  const origin = `http://localhost:${port}`
  let folder = ''
  let server: ChildProcess | undefined

  test.use({ baseURL: origin })

  const stop = () => server?.kill()

  async function start() {
    server = spawn('node', ['serve.ts'], {
      cwd: join(BUILD, '..'),
      env: { ...process.env, PORT: String(port), FOLDER: `${folder}/` },
    })
    await new Promise((resolve) => server?.stdout?.once('data', resolve))
  }

  /** Changes a file of the release. Removes its compressed copies, because the server would send them instead. */
  async function change(file: string, replace: (text: string) => string) {
    const path = join(folder, file)
    await writeFile(path, replace(await readFile(path, 'utf8')))
    await Promise.all(['br', 'gz'].map((extension) => rm(`${path}.${extension}`, { force: true })))
  }

  /** Replaces the server by one that serves the changed folder. */
  async function publish() {
    stop()
    await new Promise((resolve) => server?.once('exit', resolve))
    await start()
  }

  test.beforeEach(async ({ page }) => {
    folder = await mkdtemp(join(tmpdir(), 'release-'))
    await cp(join(BUILD, 'client'), folder, { recursive: true })
    await start()
    await page.goto('/rooms')
    await expectCopied(page, '/rooms')
  })

  test.afterEach(async () => {
    stop()
    await rm(folder, { recursive: true })
  })

  test('the next navigation is the new release, also later without network', async ({ page, context }) => {
    const release = (await listCaches(page)).find((name) => name.startsWith('site-pages-'))?.slice(11) ?? ''
    expect(release).toMatch(/^\w{12}$/)
    await change('rooms/index.html', (html) => html.replace('<head>', '<head><meta name="second-release">'))
    await change('service-worker.js', (script) => script.replaceAll(release, 'second'))
    await publish()
    await page.goto('/rooms')
    await expect(page.locator('meta[name="second-release"]')).toBeAttached()
    await expect
      .poll(async () => (await listCaches(page)).filter((name) => !name.endsWith('-second')))
      .toEqual(['site-consent'])
    await expectCopied(page, '/rooms')
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('meta[name="second-release"]')).toBeAttached()
    await expect(page).toHaveTitle(roomsPageTitle)
  })

  test('a worker that is switched off removes itself and the copies', async ({ page, context }) => {
    const removing = await readFile(join(BUILD, 'hosting/service-worker-off.js'), 'utf8')
    await change('service-worker.js', () => removing)
    await publish()
    await page.goto('/rooms')
    await expectNoWorkerAndNoCopies(page)
    await context.setOffline(true)
    await expect(page.goto('/rooms')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})
