import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { languageCodes, languages } from './pages'
import { expect, headerLink, markDocument, test, visit, waitForHydration } from './test'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const serveFile = sirv(folder, { dev: true })

/** Redirects the path of a folder to the same path with a slash, as nginx and Apache do. */
const addSlash: RequestListener = (request, response) => {
  const [, path = '', query = ''] = /^([^?]*[^?/])(\?.*)?$/.exec(request.url ?? '') ?? []
  if (path === '' || path.includes('.')) return serveFile(request, response)
  response.writeHead(301, { Location: `${path}/${query}` }).end()
}

const serveNotFoundPage: RequestListener = (request, response) =>
  serveFile(request, response, async () => {
    const html = await readFile(`${folder}404.html`)
    response.writeHead(404, { 'Content-Type': 'text/html' }).end(html)
  })

/** Redirects a path with a slash at the end to the same path without it. */
const dropSlash: RequestListener = (request, response) => {
  const [, path = '', query = ''] = /^([^?]+)\/(\?.*)?$/.exec(request.url ?? '') ?? []
  if (path === '') return serveFile(request, response)
  response.writeHead(301, { Location: path + query }).end()
}

/** Kinds of hosts, all without the rules of `_headers` and `_redirects`. */
const hosts: Record<string, RequestListener> = {
  'a plain file server': serveFile,
  'a host that adds slashes': addSlash,
  'a host that drops slashes': dropSlash,
  'a host that falls back to /index.html': sirv(folder, { dev: true, single: true }),
  'a host that serves /404.html': serveNotFoundPage,
}

const home = /^Casa Meridiana, a classic/
const rooms = 'Find your hour of sun'
const missing = 'This page doesn’t exist'

/**
 * Addresses, each with the address that the page then has, and with its heading. `correct-address.test.ts` has more of
 * them.
 */
const files: [address: string, shown: string, heading: string | RegExp][] = [
  ['/index.html', '/', home],
  ['//rooms', '/rooms', rooms],
  ['/rooms?utm_source=mail&q=%%#fairs', '/rooms?utm_source=mail&q=%%#fairs', rooms],
]
const unknown: typeof files = [
  ['/en/rooms?utm_source=mail', '/rooms?utm_source=mail', rooms],
  ['/Rooms', '/rooms', rooms],
  ['/it/nope', '', 'Questa pagina non esiste'],
]
const visits: Record<string, typeof files> = {
  'a plain file server': files,
  'a host that adds slashes': [['/rooms', '/rooms', rooms]],
  'a host that drops slashes': [['/rooms/?q=1', '/rooms?q=1', rooms]],
  'a host that falls back to /index.html': unknown,
  'a host that serves /404.html': [
    ['/de/rooms/index.html', '/de/rooms', 'Wann soll die Sonne kommen?'],
    ['/rooms/nope', '', missing],
    ['/Rooms', '/rooms', rooms],
  ],
}

type Journey = [address: string, shown: string, title: RegExp]
const german: Journey = ['/de', '/de', /^Hotel mit Restaurant/]
const germanWithSlash: Journey = ['/de/', '/de', /^Hotel mit Restaurant/]
const roomsWithSlash: Journey = ['/rooms/', '/rooms', /^Rooms near/]
const withFragment: Journey = ['/rooms?q=1#list', '/rooms?q=1#list', /^Rooms near/]

/** Addresses, each with the address and the title that the page then has, after Back and Forward, too. */
const journeys: Record<string, Journey[]> = {
  'a plain file server': [german, withFragment],
  'a host that adds slashes': [german, roomsWithSlash],
  'a host that drops slashes': [germanWithSlash, withFragment],
  'a host that falls back to /index.html': [germanWithSlash],
  'a host that serves /404.html': [roomsWithSlash],
}

// The first visit asks about cookies: the answer is a press that only the application handles.
test.use({ hasStoredDecision: false })

for (const [kind, listener] of Object.entries(hosts))
  test.describe(kind, () => {
    let server: Server
    let origin = ''

    test.beforeAll(async () => {
      server = createServer(listener)
      await new Promise<void>((resolve) => server.listen(0, resolve))
      origin = `http://localhost:${(server.address() as AddressInfo).port}`
    })
    test.afterAll(() => server.close())

    test('every address shows its page, starts the application and answers to presses', async ({ page }) => {
      for (const [address, shown, heading] of visits[kind] ?? []) {
        await page.goto(origin + address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await waitForHydration(page)
        if (shown) await expect(page).toHaveURL(origin + shown)
      }
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const isSameDocument = await markDocument(page)
      await headerLink(page, 'Deutsch').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await headerLink(page, 'Restaurant').click()
      await expect(page).toHaveURL(/\/de\/restaurant$/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        'Vom ersten Kaffee bis zum letzten Glas',
      )
      expect(await isSameDocument()).toBe(true)
    })

    test('a page has one address, to which Back, Forward and a reload come again', async ({ page }) => {
      await page.addInitScript(() => {
        const cookieConsentState =
          '{"necessary":true,"preferences":false,"analytics":false,"marketing":false}'
        Object.assign(localStorage, { cookieConsentState, cookieConsentDate: new Date().toISOString() })
      })
      for (const [address, shown, title] of journeys[kind] ?? []) {
        const expectPage = async () => {
          await expect(page).toHaveURL(origin + shown)
          await expect(page).toHaveTitle(title)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
          const canonical = page.locator('link[rel=canonical]')
          await expect(canonical).toHaveAttribute(
            'href',
            `https://casameridiana.example${shown.split('?')[0]}`,
          )
        }
        await visit(page, origin + address)
        await expectPage()
        const isSameDocument = await markDocument(page)
        await headerLink(page, 'Restaurant').click()
        await expect(page).toHaveURL(/\/restaurant$/)
        await page.goBack()
        await expectPage()
        await page.goForward()
        await expect(page).toHaveURL(/\/restaurant$/)
        await page.goBack()
        await expectPage()
        expect(await isSameDocument()).toBe(true)
        // Forward before the page has started again.
        await page.reload({ waitUntil: 'commit' })
        await page.evaluate(() => history.forward())
        await expect(page).not.toHaveTitle(title)
        await page.goBack()
        await waitForHydration(page)
        await expectPage()
        await page.reload()
        await waitForHydration(page)
        await expectPage()
      }
    })
  })

test.describe('a host with the rules of _headers and _redirects', () => {
  test.use({ hasStoredDecision: true })

  test('sends the security headers with every answer, and lets browsers keep hashed files, and data for seconds', async ({
    page,
    request,
  }) => {
    const script = page.waitForResponse(/\/assets\/.*\.js$/)
    const [html, asset] = [await page.goto('/rooms'), await script]
    for (const response of [html, asset, await request.get('/nowhere')])
      expect(response?.headers()).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
      })
    expect(html?.headers()['cache-control']).toBe('no-cache')
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const texts = await request.get('/locales/en/common.json')
    expect(texts.headers()['cache-control']).toBe('no-cache')
    const data = await request.get('/rooms.data')
    expect(data.headers()['cache-control']).toBe('max-age=10')
  })

  test('redirects the prefix of the default language to its parameter, and never to another site', async ({
    request,
  }) => {
    for (const [path, target] of [
      ['/en', '/?lng=en'],
      ['/en/rooms/suite?q=1', '/rooms/suite?lng=en&q=1'],
      ['/en//other.example', '//other.example?lng=en'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(`https://casameridiana.example${target}`)
    }
  })

  test('answers an unknown path with the 404 page of its language', async ({ request }) => {
    for (const language of languageCodes) {
      const response = await request.get(`${languages[language].prefix}/nowhere/at-all`)
      expect(response.status()).toBe(404)
      expect(await response.text()).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}".*<h1`, 's'))
    }
  })

  test.describe('and of the policy in each page', () => {
    test.use({ explainedErrors: /violates the following Content Security Policy/ })

    test('runs no script that the build did not write', async ({ page }) => {
      await visit(page, '/')
      const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toMatch(/unsafe|\*/)
      const refused = await page.evaluate(async () => {
        const violation = new Promise<string>((resolve) =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          ),
        )
        document.body.append(
          Object.assign(document.createElement('script'), { textContent: 'window.evil = true' }),
        )
        return { by: await violation, ran: 'evil' in window }
      })
      expect(refused).toEqual({ by: 'script-src-elem', ran: false })
    })
  })
})
