import { expect, it } from 'vitest'
import { parsePage } from './pages.ts'
import { addPolicy, createPolicy, type PolicySettings } from './policy.ts'

const settings: PolicySettings = {
  origin: 'https://hotel.example',
  bookingUrl: 'https://booking.example/?portal=1',
  map: { origin: 'https://maps.example' },
  flagsUrl: '/flags',
  reviews: {},
}

const createPage = (body: string) =>
  parsePage(
    'index.html',
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`,
  )

/** Returns the sources of a directive of the Content-Security-Policy. */
function sources(directive: string, changes: Partial<PolicySettings> = {}, body = '') {
  const policy = createPolicy(createPage(body), { ...settings, ...changes })
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
}

it('allows the site, the map and forms to the booking engine by default', () => {
  expect(sources('default-src')).toEqual(["'self'"])
  expect(sources('script-src')).toEqual(["'self'"])
  expect(sources('img-src')).toEqual(["'self'", 'data:'])
  expect(sources('connect-src')).toEqual(["'self'"])
  expect(sources('form-action')).toEqual(['https://booking.example'])
  expect(sources('frame-src')).toEqual(['https://maps.example'])
  expect(sources('worker-src')).toEqual(["'none'"])
})

// The hash is an example of https://www.w3.org/TR/CSP3/#external-hash
const script = "alert('Hello, world.');"
const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

it.each(['', ' type="module" async=""', ' type="text/plain" id="app"'])(
  'allows an inline script by its hash: <script%s>',
  (attributes) => {
    expect(sources('script-src', {}, `<script${attributes}>${script}</script>`)).toEqual(["'self'", hash])
  },
)

it('has one hash for scripts with the same text, and none for data and for files', () => {
  const body = [
    `<script>${script}</script><script>${script}</script>`,
    '<script type="application/ld+json">{"name":"Hotel"}</script>',
    '<script type="application/json">{}</script>',
    '<script src="/assets/entry.js"></script>',
  ].join('')
  expect(sources('script-src', {}, body)).toEqual(["'self'", hash])
})

it('allows the tag manager if its id is set', () => {
  const changes = { tagManagerId: 'GTM-TEST' }
  expect(sources('script-src', changes)).toContain('https://*.googletagmanager.com')
  expect(sources('img-src', changes)).toContain('https://*.google-analytics.com')
  expect(sources('connect-src', changes)).toEqual(
    expect.arrayContaining(['https://*.google-analytics.com', 'https://*.googletagmanager.com']),
  )
})

it('allows requests to a review service if it is set', () => {
  const service = 'https://reviews.example'
  expect(sources('connect-src', { reviews: { serviceOrigin: service } })).toEqual(["'self'", service])
})

it('allows the pictures of a flag host, if the flags are not on the site', () => {
  expect(sources('img-src', { flagsUrl: 'https://flags.example/png' })).toContain('https://flags.example')
  expect(sources('img-src', { flagsUrl: 'https://hotel.example/flags' })).toEqual(["'self'", 'data:'])
})

it('comes right after the encoding, before every script', () => {
  const page = createPage(`<script>${script}</script>`)
  const element = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(page, settings)}">`
  expect(addPolicy(page, settings)).toBe(page.html.replace('</head>', `${element}</head>`))
})

it('stops the build if something is before the encoding', () => {
  const page = parsePage('a.html', `<head><script>${script}</script><meta charset="utf-8"></head>`)
  expect(() => addPolicy(page, settings)).toThrow('a.html')
})
