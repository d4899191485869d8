import { expect, it } from 'vitest'
import {
  type ContentSecurityPolicySettings,
  createContentSecurityPolicy,
  createPolicyElement,
  createResponseHeaders,
} from './policy'

const settings: ContentSecurityPolicySettings = {
  origin: 'https://hotel.example',
  bookingUrl: 'https://booking.example/?portal=1',
  map: { origin: 'https://maps.example' },
  flagsUrl: '/flags',
  reviews: {},
  policyInHtml: false,
}

/** Returns the sources of a directive of the Content-Security-Policy. */
function sources(directive: string, changes: Partial<ContentSecurityPolicySettings> = {}) {
  const policy = createContentSecurityPolicy({ ...settings, ...changes }, 'sha256-a=')
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
}

it('allows the site, its inline script, the map and forms to the booking engine by default', () => {
  expect(sources('default-src')).toEqual(["'none'"])
  expect(sources('script-src')).toEqual(["'self'", "'sha256-a='"])
  expect(sources('img-src')).toEqual(["'self'", 'data:'])
  expect(sources('connect-src')).toEqual(["'self'"])
  expect(sources('form-action')).toEqual(['https://booking.example'])
  expect(sources('frame-src')).toEqual(['https://maps.example'])
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

it('forbids other sites to frame the pages, which only a header can say', () => {
  const header = createResponseHeaders(settings, 'sha256-a=')['Content-Security-Policy']
  expect(header).toBe(`${createContentSecurityPolicy(settings, 'sha256-a=')}; frame-ancestors 'none'`)
})

it('is part of the HTML only for a host that cannot set headers', () => {
  expect(createPolicyElement(settings, 'sha256-a=')).toBeUndefined()
  expect(createPolicyElement({ ...settings, policyInHtml: true }, 'sha256-a=')).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${createContentSecurityPolicy(settings, 'sha256-a=')}">`,
  )
})
