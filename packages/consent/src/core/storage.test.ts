import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { consentHeadScript, consentHeadScriptHash } from './head-script'
import { type ConsentStoreOptions, createConsentStore } from './index'

const NOW = Date.parse('2026-11-21T09:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY
const NAMES = ['preferences', 'analytics', 'marketing'] as const
const SIGNALS = {
  functionality_storage: 'preferences',
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const

const decisions = fc.record({
  necessary: fc.constant(true),
  preferences: fc.boolean(),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
})

/**
 * Generates stored objects with wrong values, unknown keys, and keys that every object inherits, such as `constructor`.
 */
const shape = fc.dictionary(
  fc.constantFrom(...NAMES, 'necessary', '__proto__', 'constructor', 'toString', 'ads', 'statistics'),
  fc.oneof(fc.boolean(), fc.constantFrom('true', 1, null, [], { marketing: true }), fc.jsonValue()),
)

/** Generates dates within two years of now, a very late one, incomplete ones, and text that is no date. */
const date = fc.oneof(
  fc.integer({ min: NOW - 2 * YEAR, max: NOW + 2 * YEAR }).map((time) => new Date(time).toISOString()),
  fc.constantFrom(null, '', 'null', '0', '2026', '2026-13-40', '+275760-09-13T00:00:00.000Z', 'NaN'),
  fc.string(),
)

const text = fc.oneof(
  decisions.map((state) => JSON.stringify(state)),
  shape.map((state) => JSON.stringify(state)),
  fc.tuple(decisions, fc.nat(70)).map(([state, length]) => JSON.stringify(state).slice(0, length)),
  fc.json(),
  fc.string(),
  fc.constantFrom(null, 'null', 'true', '[]', '{"__proto__":{"marketing":true,"analytics":true}}'),
)

const storageOf = (state: string | null, decided: string | null) => ({
  getItem: (key: string) => ({ cookieConsentState: state, cookieConsentDate: decided })[key] ?? null,
  setItem: () => {},
})

const read = (state: string | null, decided: string | null, options: ConsentStoreOptions = {}) =>
  createConsentStore({ storage: storageOf(state, decided), clock: () => new Date(NOW), ...options }).get()

const head = new Function('window', 'document', 'localStorage', 'Date', consentHeadScript)

/** Runs the head script and returns the commands that it pushes. */
function runHead(state: string | null, decided: string | null, dataset: Record<string, string> = {}) {
  const window: { dataLayer?: IArguments[]; reportError: () => void } = { reportError: () => {} }
  class Clock extends Date {
    static override now = () => NOW
  }
  head(window, { currentScript: { dataset } }, storageOf(state, decided), Clock)
  return (window.dataLayer ?? []).map((command) => Array.from(command))
}

/**
 * Whether a stored text allows a category. Parses the text without the package's code, so that a mistake in that code
 * is found.
 */
function allowedIn(state: string | null, category: string): boolean {
  try {
    const entry = Object.entries(JSON.parse(state ?? '')).find(([key]) => key === category)
    return entry?.[1] === true
  } catch {
    return false
  }
}

describe('a stored text', () => {
  it('never throws and never allows a category that the visitor did not allow', () => {
    fc.assert(
      fc.property(text, date, (state, decided) => {
        const record = read(state, decided)
        const age = NOW - Date.parse(decided ?? '')
        const wasGiven = (name: string) => allowedIn(state, name) && age >= -DAY && age <= YEAR
        return record.state.necessary && NAMES.every((name) => !record.state[name] || wasGiven(name))
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)

  it('is read unchanged when it is valid', () => {
    fc.assert(
      fc.property(decisions, fc.integer({ min: 0, max: YEAR }), (state, age) => {
        const decided = new Date(NOW - age).toISOString()
        expect(read(JSON.stringify(state), decided)).toEqual({ state, date: decided })
      }),
    )
  })

  it('gives the same decision in the head script, whatever the categories and the policy are', () => {
    const names = fc.uniqueArray(
      fc.constantFrom('preferences', 'analytics', 'marketing', 'ads', 'statistics'),
      {
        minLength: 1,
      },
    )
    const policy = fc.option(
      fc
        .integer({ min: NOW - 2 * YEAR, max: NOW + 2 * YEAR })
        .map((time) => new Date(time).toISOString().slice(0, 10)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(
        text,
        date,
        fc.option(names, { nil: undefined }),
        policy,
        (state, decided, categories, start) => {
          const record = read(state, decided, { categories: categories as never, policyVersion: start })
          const [, update] = runHead(state, decided, {
            ...(categories && { categories: categories.join(' ') }),
            ...(start && { policyVersion: start }),
          })
          const answers = Object.fromEntries(
            Object.entries(SIGNALS).map(([signal, name]) => [
              signal,
              record.state[name] ? 'granted' : 'denied',
            ]),
          )
          expect(update).toEqual(record.date ? ['consent', 'update', answers] : undefined)
        },
      ),
      { numRuns: 2_000 },
    )
  }, 60_000)
})

describe('the head script', () => {
  const denied = Object.fromEntries(Object.keys(SIGNALS).map((signal) => [signal, 'denied']))
  const all = '{"necessary":true,"preferences":true,"analytics":true,"marketing":true}'
  const lastMonth = '2026-10-21T09:00:00.000Z'

  it('pushes the denied default first, and makes tags wait', () => {
    expect(runHead(null, null)).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]])
  })

  it('reads its options from its element', () => {
    const options = { waitForUpdate: '2000', adsDataRedaction: '', urlPassthrough: '' }
    expect(runHead(null, null, options)).toEqual([
      ['consent', 'default', { ...denied, wait_for_update: 2000 }],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
    ])
  })

  it('ignores a decision older than the policy', () => {
    expect(runHead(all, lastMonth, { policyVersion: '2026-10-01' })).toHaveLength(2)
    expect(runHead(all, lastMonth, { policyVersion: '2026-11-01' })).toHaveLength(1)
  })

  it('reads no policy from a date that browsers read in different ways', () => {
    const decided = '2026-01-05T09:00:00.000Z'
    expect(runHead(all, decided, { policyVersion: '2026-01-11' })).toHaveLength(1)
    expect(runHead(all, decided, { policyVersion: '01/11/2026' })).toHaveLength(2)
  })

  it('applies custom signals', () => {
    const signals = JSON.stringify({ analytics_storage: 'statistics' })
    const categories = 'statistics'
    expect(runHead('{"necessary":true,"statistics":true}', lastMonth, { signals, categories })).toEqual([
      // The others are denied, too: tags take a signal without a default for granted.
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ])
  })

  it('grants nothing from a decision that lacks a new category of the site', () => {
    expect(runHead(all, lastMonth, { categories: 'preferences analytics marketing video' })).toHaveLength(1)
  })

  it.each([
    ['categories', { categories: ' \n' }],
    [
      'categories, twice, with spaces and commas',
      { categories: ' marketing necessary, marketing\n analytics,preferences ' },
    ],
    ['signals', { signals: '{"analytics_storage":' }],
    ['signals: a number', { signals: '5' }],
    ['signals: a list', { signals: '["analytics_storage"]' }],
    ['a time to wait', { waitForUpdate: 'soon' }],
    ['no time to wait', { waitForUpdate: '' }],
  ])('denies by default, and then grants what was allowed, with wrong %s', (_, options) => {
    const granted = Object.fromEntries(Object.keys(SIGNALS).map((signal) => [signal, 'granted']))
    expect(runHead(all, lastMonth, options)).toEqual([
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ['consent', 'update', granted],
    ])
  })

  it.each([
    ['a string', { value: 'layer' }],
    ['an object', { value: {} }],
    ['a frozen array', { value: Object.freeze([]) }],
    ['a getter that throws', { get: () => JSON.parse('{') }],
  ])('lets the page go on and reports the error with %s as dataLayer', (_, dataLayer) => {
    const report = vi.fn()
    const window = Object.defineProperty({ reportError: report }, 'dataLayer', dataLayer)
    head(window, { currentScript: { dataset: {} } }, storageOf(all, lastMonth), Date)
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  })

  it('matches the published hash', async () => {
    const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(consentHeadScript))
    expect(consentHeadScriptHash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`)
  })

  it('contains nothing that ends a script element', () => {
    expect(consentHeadScript).not.toMatch(/<\/script|<!--/i)
  })
})
