import { describe, expect, it, vi } from 'vitest'
import { type ConsentOptions, createConsent, type Decision } from './index'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true }
const NONE = { necessary: true, preferences: false, analytics: false, marketing: false }
const SOME = { necessary: true, preferences: true, analytics: true, marketing: false }

/** A storage as the browser has it: the entries are its own properties. */
const storageOf = (entries: Record<string, string> = {}) =>
  Object.create(
    {
      getItem(key: string) {
        return Object.hasOwn(this, key) ? (this as Record<string, string>)[key] : null
      },
      setItem(key: string, value: string) {
        Object.assign(this, { [key]: value })
      },
      removeItem(key: string) {
        delete (this as Record<string, string>)[key]
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  ) as Storage

const storedAt = (date: Date | string, state: object = SOME) => ({
  cookieConsentState: JSON.stringify(state),
  cookieConsentDate: typeof date === 'string' ? date : date.toISOString(),
})

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

/** As much of a window as a decision touches, so that the core runs in a terminal. */
function pageOf(entries: Record<string, string> = {}, navigator: object = {}) {
  const events = new EventTarget()
  const page = {
    navigator,
    location: { hostname: 'localhost', pathname: '/', protocol: 'http:' },
    localStorage: storageOf(entries),
    sessionStorage: storageOf(),
    dataLayer: [] as IArguments[],
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    document: { cookie: '', documentElement: { lang: 'it' }, querySelectorAll: () => [] },
  }
  const consent = (options: ConsentOptions = {}) =>
    createConsent({ clock: () => NOW, window: page as unknown as Window, ...options })
  return { page, consent }
}

const commands = (layer: IArguments[]) => layer.map((command) => Array.from(command))

describe('what is stored', () => {
  it('allows only the necessary before a guest has decided', () => {
    expect(pageOf().consent().get()).toEqual({ state: NONE })
  })

  it('applies a decision of an earlier visit', () => {
    expect(
      pageOf(storedAt(daysAgo(30)))
        .consent()
        .get(),
    ).toEqual({
      state: SOME,
      date: daysAgo(30).toISOString(),
    })
  })

  it('keeps a decision for one year, and not a day longer', () => {
    expect(
      pageOf(storedAt(daysAgo(365)))
        .consent()
        .get().state,
    ).toEqual(SOME)
    expect(
      pageOf(storedAt(daysAgo(366)))
        .consent()
        .get(),
    ).toEqual({ state: NONE })
  })

  it.each([
    ['text that is not JSON', { ...storedAt(NOW), cookieConsentState: '{"necessary":true,' }],
    ['a date that is not one', storedAt('yesterday', ALL)],
    ['a date to come', storedAt(daysAgo(-1), ALL)],
    ['a state without a date', { cookieConsentState: JSON.stringify(ALL) }],
    ['words in the place of answers', storedAt(NOW, { ...ALL, marketing: 'true' })],
    ['an answer that is missing', storedAt(NOW, { necessary: true, marketing: true })],
  ])('ignores %s', (_, entries) => {
    expect(pageOf(entries).consent().get()).toEqual({ state: NONE })
  })

  it('takes no answer from what other scripts have added to every object', () => {
    Object.assign(Object.prototype, { marketing: true })
    try {
      const entries = storedAt(NOW, { necessary: true, preferences: false, analytics: false })
      expect(pageOf(entries).consent().get().date).toBeUndefined()
    } finally {
      Reflect.deleteProperty(Object.prototype, 'marketing')
    }
  })

  it('asks again when the policy has changed since the decision', () => {
    const stored = storedAt('2026-10-15T10:00:00.000Z')
    expect(pageOf(stored).consent({ policyVersion: '2026-10-01' }).get().state).toEqual(SOME)
    expect(pageOf(stored).consent({ policyVersion: '2026-11-01' }).get()).toEqual({ state: NONE })
  })

  it('does not ask again for a policy that is not yet in force', () => {
    expect(
      pageOf(storedAt(daysAgo(30)))
        .consent({ policyVersion: '2027-01-01' })
        .get().state,
    ).toEqual(SOME)
  })

  it('tells the developer when the policy version is not a date', () => {
    expect(() => pageOf().consent({ policyVersion: 'v2' })).toThrow(
      'consent: policyVersion "v2" is not a date, so decisions cannot be compared with it. ' +
        'Give the day from which the policy holds, like "2026-11-01".',
    )
  })
})

describe('a decision', () => {
  it('is kept under the two keys of the contract', () => {
    const { page, consent } = pageOf()
    consent().update({ preferences: true, analytics: true })
    expect(page.localStorage.getItem('cookieConsentState')).toBe(
      '{"necessary":true,"preferences":true,"analytics":true,"marketing":false}',
    )
    expect(page.localStorage.getItem('cookieConsentDate')).toBe('2026-11-21T09:00:00.000Z')
  })

  it('merges into what was allowed, and what is necessary stays', () => {
    const { consent } = pageOf(storedAt(daysAgo(1)))
    const guest = consent()
    guest.update({ marketing: true, necessary: false } as object)
    expect(guest.get().state).toEqual(ALL)
    guest.update({ preferences: false })
    expect(guest.get().state).toEqual({ ...ALL, preferences: false })
  })

  it('can allow all or nothing', () => {
    const guest = pageOf().consent()
    guest.acceptAll()
    expect(guest.get()).toEqual({ state: ALL, date: NOW.toISOString() })
    guest.rejectAll()
    expect(guest.get()).toEqual({ state: NONE, date: NOW.toISOString() })
  })

  it('is told to the page as two events, in their order', () => {
    const { page, consent } = pageOf()
    const heard: [string, unknown][] = []
    for (const type of ['cookieConsentChanged', 'consentUpdated'])
      page.addEventListener(type, (event) => heard.push([event.type, (event as CustomEvent).detail]))
    consent().update({ preferences: true, analytics: true })
    expect(heard).toEqual([
      ['consentUpdated', SOME],
      ['cookieConsentChanged', SOME],
    ])
  })

  it('is told to the tag manager in the form that it reads', () => {
    const { page, consent } = pageOf()
    consent().update({ preferences: true, analytics: true })
    expect(Object.prototype.toString.call(page.dataLayer[0])).toBe('[object Arguments]')
    expect(commands(page.dataLayer)).toEqual([
      [
        'consent',
        'update',
        {
          functionality_storage: 'granted',
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
    ])
  })

  it('leaves a receipt', () => {
    const receipts: Decision[] = []
    const guest = pageOf().consent({
      policyVersion: '2026-11-01',
      onDecision: (decision) => receipts.push(decision),
    })
    guest.update({ preferences: true, analytics: true }, 'selection')
    expect(receipts).toEqual([
      {
        state: SOME,
        date: NOW.toISOString(),
        policyVersion: '2026-11-01',
        language: 'it',
        method: 'selection',
      },
    ])
  })

  it('calls the listeners, and not those that have left', () => {
    const guest = pageOf().consent()
    const [stays, leaves] = [vi.fn(), vi.fn()]
    guest.subscribe(stays)
    guest.subscribe(leaves)()
    guest.acceptAll()
    expect(stays).toHaveBeenCalledOnce()
    expect(leaves).not.toHaveBeenCalled()
  })

  it('gives the same object until it changes', () => {
    const guest = pageOf().consent()
    const before = guest.get()
    expect(guest.get()).toBe(before)
    guest.rejectAll()
    expect(guest.get()).not.toBe(before)
  })

  it('can be about the categories of another property', () => {
    const { page, consent } = pageOf()
    consent({ categories: ['statistics', 'video'] as never }).update({ video: true } as object)
    expect(page.localStorage.getItem('cookieConsentState')).toBe(
      '{"necessary":true,"statistics":false,"video":true}',
    )
  })

  it('clears both storages but for itself when nothing is allowed', () => {
    const { page, consent } = pageOf({ lng: 'it' })
    page.sessionStorage.setItem('seen', '1')
    const guest = consent()
    guest.update({ preferences: true })
    expect(Object.keys(page.localStorage)).toContain('lng')
    guest.rejectAll()
    expect(Object.keys(page.localStorage).sort()).toEqual(['cookieConsentDate', 'cookieConsentState'])
    expect(Object.keys(page.sessionStorage)).toEqual([])
  })
})

describe('cookies', () => {
  it('are deleted on this host and its parents, on every path that leads here', () => {
    const { page, consent } = pageOf()
    const deleted: string[] = []
    page.location = { hostname: 'www.casa.example', pathname: '/it/rooms', protocol: 'https:' }
    Object.defineProperty(page.document, 'cookie', {
      get: () => '_ga=1; _gcl_au=a=b',
      set: (cookie: string) => deleted.push(cookie),
    })
    consent().rejectAll()
    for (const name of ['_ga', '_gcl_au'])
      for (const domain of ['', ';domain=www.casa.example', ';domain=casa.example'])
        for (const path of ['/', '/it', '/it/', '/it/rooms', '/it/rooms/'])
          expect(deleted).toContain(`${name}=;max-age=0;path=${path}${domain};secure`)
  })
})

describe('a browser that keeps nothing', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  it('is no error, and the decision holds for the page', () => {
    const { page, consent } = pageOf()
    const guest = consent({ storage: refusing })
    guest.connect()
    guest.update({ preferences: true, analytics: true })
    page.dispatchEvent(new Event('visibilitychange'))
    expect(guest.get().state).toEqual(SOME)
  })

  it('is no error when storage cannot even be looked up', () => {
    const { page, consent } = pageOf()
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const guest = consent()
    guest.acceptAll()
    expect(guest.get().state).toEqual(ALL)
  })

  it('does not take a full storage for a withdrawal', () => {
    const { page, consent } = pageOf()
    const guest = consent({ storage: { ...refusing, getItem: () => null } })
    guest.connect()
    guest.acceptAll()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(guest.get().state).toEqual(ALL)
  })
})

describe('other tabs', () => {
  it.each(['storage', 'visibilitychange', 'consentUpdated'])('are followed on %s', (type) => {
    const { page, consent } = pageOf()
    const guest = consent()
    const listener = vi.fn()
    guest.subscribe(listener)
    guest.connect()
    Object.assign(page.localStorage, storedAt(NOW))
    page.dispatchEvent(new Event(type))
    expect(guest.get().state).toEqual(SOME)
    expect(listener).toHaveBeenCalledOnce()
    expect(commands(page.dataLayer)).toHaveLength(1)
  })

  it('are caught up with when this one connects', () => {
    const { page, consent } = pageOf()
    const guest = consent()
    Object.assign(page.localStorage, storedAt(NOW))
    guest.connect()
    expect(guest.get().state).toEqual(SOME)
  })

  it('make this one ask again when they have cleared everything', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    page.sessionStorage.setItem('seen', '1')
    const guest = consent()
    guest.connect()
    page.localStorage.removeItem('cookieConsentState')
    page.dispatchEvent(new Event('storage'))
    expect(guest.get()).toEqual({ state: NONE })
    expect(Object.keys(page.sessionStorage)).toEqual(['seen'])
  })

  it('are no longer followed after the connection has ended', () => {
    const { page, consent } = pageOf()
    const guest = consent()
    guest.connect()()
    Object.assign(page.localStorage, storedAt(NOW))
    page.dispatchEvent(new Event('storage'))
    expect(guest.get()).toEqual({ state: NONE })
  })

  it('cause no second round of events for what this one has saved', () => {
    const { page, consent } = pageOf()
    const guest = consent()
    const heard = vi.fn()
    guest.connect()
    page.addEventListener('consentUpdated', heard)
    guest.acceptAll()
    page.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('the page', () => {
  it('hears a stored decision as soon as it is connected', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    consent().connect()
    expect(commands(page.dataLayer)[0]?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    })
  })

  it('hears nothing while there is no decision', () => {
    const { page, consent } = pageOf()
    consent().connect()
    expect(page.dataLayer).toEqual([])
  })

  it('learns whether the browser sends Global Privacy Control', () => {
    expect(pageOf({}, { globalPrivacyControl: true }).consent().globalPrivacyControl).toBe(true)
    expect(pageOf().consent().globalPrivacyControl).toBe(false)
  })

  it('takes an explicit decision over Global Privacy Control', () => {
    const { consent } = pageOf(storedAt(daysAgo(1), ALL), { globalPrivacyControl: true })
    expect(consent().get().state).toEqual(ALL)
  })

  it('may be a server, where nobody has decided', () => {
    const guest = createConsent()
    expect(guest.get()).toEqual({ state: NONE })
    expect(guest.globalPrivacyControl).toBe(false)
    expect(() => guest.connect()()).not.toThrow()
  })
})
