import { describe, expect, it, vi } from 'vitest'
import { type ConsentReceipt, type ConsentStoreOptions, createConsentStore } from './index'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true }
const NONE = { necessary: true, preferences: false, analytics: false, marketing: false }
const SOME = { necessary: true, preferences: true, analytics: true, marketing: false }

/** A fake `localStorage`, whose entries are properties of the object. */
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
      key(index: number) {
        return Object.keys(this)[index]
      },
      get length() {
        return Object.keys(this).length
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  ) as Storage

const storedAt = (date: Date | string, state: object = SOME) => ({
  cookieConsentState: JSON.stringify(state),
  cookieConsentDate: typeof date === 'string' ? date : date.toISOString(),
})

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

/** A fake window with the properties that the core uses, so that the tests need no browser. */
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
    reportError: vi.fn<(error: unknown) => void>(),
    document: { cookie: '', documentElement: { lang: 'it' }, querySelectorAll: () => [] },
  }
  const consent = (options: ConsentStoreOptions = {}) =>
    createConsentStore({ clock: () => NOW, window: page as unknown as Window, ...options })
  return { page, consent }
}

const commands = (layer: IArguments[]) => layer.map((command) => Array.from(command))

describe('a stored decision', () => {
  it('is missing at first: only the necessary category is allowed', () => {
    expect(pageOf().consent().get()).toEqual({ state: NONE })
  })

  it('is applied on the next visit', () => {
    expect(
      pageOf(storedAt(daysAgo(30)))
        .consent()
        .get(),
    ).toEqual({
      state: SOME,
      date: daysAgo(30).toISOString(),
    })
  })

  it('is valid when the clock of the tab that has stored it is ahead', () => {
    const ahead = new Date(NOW.getTime() + 60)
    expect(pageOf(storedAt(ahead)).consent().get()).toEqual({ state: SOME, date: ahead.toISOString() })
  })

  it('expires after one year', () => {
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
    ['invalid JSON', { ...storedAt(NOW), cookieConsentState: '{"necessary":true,' }],
    ['an invalid date', storedAt('yesterday', ALL)],
    ['a date two days ahead', storedAt(daysAgo(-2), ALL)],
    ['a state without a date', { cookieConsentState: JSON.stringify(ALL) }],
    ['a string as an answer', storedAt(NOW, { ...ALL, marketing: 'true' })],
    ['a missing answer', storedAt(NOW, { necessary: true, marketing: true })],
  ])('is ignored with %s', (_, entries) => {
    expect(pageOf(entries).consent().get()).toEqual({ state: NONE })
  })

  it('ignores properties that every object inherits', () => {
    Object.assign(Object.prototype, { marketing: true })
    try {
      const entries = storedAt(NOW, { necessary: true, preferences: false, analytics: false })
      expect(pageOf(entries).consent().get().date).toBeUndefined()
    } finally {
      Reflect.deleteProperty(Object.prototype, 'marketing')
    }
  })

  it('is ignored when it is older than the policy', () => {
    const stored = storedAt('2026-10-15T10:00:00.000Z')
    expect(pageOf(stored).consent({ policyVersion: '2026-10-01' }).get().state).toEqual(SOME)
    expect(pageOf(stored).consent({ policyVersion: '2026-11-01' }).get()).toEqual({ state: NONE })
  })

  it('is valid from the moment at which the policy starts', () => {
    const stored = storedAt('2026-11-01T00:00:00.000Z')
    expect(pageOf(stored).consent({ policyVersion: '2026-11-01' }).get().state).toEqual(SOME)
  })

  it('stays valid until a future policy starts', () => {
    expect(
      pageOf(storedAt(daysAgo(30)))
        .consent({ policyVersion: '2027-01-01' })
        .get().state,
    ).toEqual(SOME)
  })

  it.each(['v2', '01/11/2026', '1 November 2026'])(
    'throws when the policy version is %s',
    (policyVersion) => {
      expect(() => pageOf().consent({ policyVersion })).toThrow(
        `consent: policyVersion "${policyVersion}" is not a date.`,
      )
    },
  )
})

describe('a new decision', () => {
  it('is saved under the two documented keys', () => {
    const { page, consent } = pageOf()
    consent().update({ preferences: true, analytics: true })
    expect(page.localStorage.getItem('cookieConsentState')).toBe(
      '{"necessary":true,"preferences":true,"analytics":true,"marketing":false}',
    )
    expect(page.localStorage.getItem('cookieConsentDate')).toBe('2026-11-21T09:00:00.000Z')
  })

  it('merges with the state and keeps the necessary category', () => {
    const { consent } = pageOf(storedAt(daysAgo(1)))
    const store = consent()
    store.update({ marketing: true, necessary: false } as object)
    expect(store.get().state).toEqual(ALL)
    store.update({ preferences: false })
    expect(store.get().state).toEqual({ ...ALL, preferences: false })
  })

  it('can accept or reject all', () => {
    const store = pageOf().consent()
    store.acceptAll()
    expect(store.get()).toEqual({ state: ALL, date: NOW.toISOString() })
    store.rejectAll()
    expect(store.get()).toEqual({ state: NONE, date: NOW.toISOString() })
  })

  it('dispatches two events in the documented order', () => {
    const { page, consent } = pageOf()
    const received: [string, unknown][] = []
    for (const type of ['cookieConsentChanged', 'consentUpdated'])
      page.addEventListener(type, (event) => received.push([event.type, (event as CustomEvent).detail]))
    consent().update({ preferences: true, analytics: true })
    expect(received).toEqual([
      ['consentUpdated', SOME],
      ['cookieConsentChanged', SOME],
    ])
  })

  it('reaches the tag manager as an arguments object', () => {
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

  it('passes a receipt to onDecision', () => {
    const receipts: ConsentReceipt[] = []
    const store = pageOf().consent({
      policyVersion: '2026-11-01',
      onDecision: (receipt) => receipts.push(receipt),
    })
    store.update({ preferences: true, analytics: true }, 'selection')
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

  it('calls a listener until it unsubscribes', () => {
    const store = pageOf().consent()
    const [subscribed, unsubscribed] = [vi.fn(), vi.fn()]
    store.subscribe(subscribed)
    store.subscribe(unsubscribed)()
    store.acceptAll()
    expect(subscribed).toHaveBeenCalledOnce()
    expect(unsubscribed).not.toHaveBeenCalled()
  })

  it('returns the same object until the decision changes', () => {
    const store = pageOf().consent()
    const before = store.get()
    expect(store.get()).toBe(before)
    store.rejectAll()
    expect(store.get()).not.toBe(before)
  })

  it('can have categories that the app declares', () => {
    const { page, consent } = pageOf()
    consent({ categories: ['statistics', 'video'] as never }).update({ video: true } as object)
    expect(page.localStorage.getItem('cookieConsentState')).toBe(
      '{"necessary":true,"statistics":false,"video":true}',
    )
  })

  it('has each category once, and always allows what is necessary', () => {
    const { page, consent } = pageOf()
    const store = consent({ categories: ['necessary', 'video'] as never })
    expect(store.categories).toEqual(['video'])
    store.rejectAll()
    expect(page.localStorage.getItem('cookieConsentState')).toBe('{"necessary":true,"video":false}')
  })

  it('allows nothing by a value that is neither true nor false', () => {
    const { page, consent } = pageOf()
    const store = consent()
    store.update({ analytics: 'on', marketing: null, preferences: true } as never)
    expect(JSON.parse(page.localStorage.getItem('cookieConsentState') ?? '')).toEqual({
      ...NONE,
      preferences: true,
    })
    store.acceptAll()
    store.update({ marketing: 'false', analytics: null } as never)
    expect(store.get().state).toEqual(SOME)
  })

  it('is that of a button whose handler it is', () => {
    const receipts: ConsentReceipt[] = []
    const store = pageOf().consent({ onDecision: (receipt) => receipts.push(receipt) })
    const handlers: ((event: object) => void)[] = [store.rejectAll, store.acceptAll]
    for (const onClick of handlers) onClick({ type: 'click' })
    expect(receipts.map(({ method }) => method)).toEqual(['reject-all', 'accept-all'])
  })

  it('clears both storages, except its own entries, when it allows no category', () => {
    const { page, consent } = pageOf({ lng: 'it' })
    page.sessionStorage.setItem('seen', '1')
    const store = consent()
    store.update({ preferences: true })
    expect(Object.keys(page.localStorage)).toContain('lng')
    store.rejectAll()
    expect(Object.keys(page.localStorage).sort()).toEqual(['cookieConsentDate', 'cookieConsentState'])
    expect(Object.keys(page.sessionStorage)).toEqual([])
  })
})

describe('cookies', () => {
  it('are deleted on this host and its parents, with every path above the page, in either partition', () => {
    const { page, consent } = pageOf()
    const deleted: string[] = []
    page.location = { hostname: 'www.casa.example', pathname: '/it/rooms', protocol: 'https:' }
    Object.defineProperty(page.document, 'cookie', {
      get: () => '_ga=1; _gcl_au=a=b',
      set: (cookie: string) => deleted.push(cookie),
    })
    consent().rejectAll()
    // Not `/it/rooms/`, whose cookies the page does not have.
    for (const name of ['_ga', '_gcl_au'])
      for (const domain of ['', ';domain=www.casa.example', ';domain=casa.example'])
        for (const path of ['/', '/it', '/it/', '/it/rooms'])
          for (const partition of ['', ';partitioned'])
            expect(deleted).toContain(`${name}=0;max-age=0;path=${path}${domain};secure${partition}`)
  })
})

describe('a browser that refuses storage', () => {
  const refusingStorage = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  it('keeps the decision until the page is left', () => {
    const { page, consent } = pageOf()
    const store = consent({ storage: refusingStorage })
    store.connect()
    store.update({ preferences: true, analytics: true })
    page.dispatchEvent(new Event('visibilitychange'))
    expect(store.get().state).toEqual(SOME)
  })

  it('keeps the decision when reading window.localStorage throws', () => {
    const { page, consent } = pageOf()
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const store = consent()
    store.acceptAll()
    expect(store.get().state).toEqual(ALL)
  })

  /** A storage that is full: an entry may become shorter, but not longer. */
  function fullStorage(entries: Record<string, string>) {
    const storage = storageOf(entries)
    const { setItem } = storage
    return Object.assign(Object.create(storage), {
      setItem(key: string, value: string) {
        if (value.length > (storage.getItem(key) ?? '').length)
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(storage, key, value)
      },
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
    }) as Storage
  }

  it.each([
    ['with', {}],
    ['without', { removeItem: undefined }],
  ])('allows nothing on the next page when it is full at a withdrawal, %s `removeItem`', (_, methods) => {
    const { consent } = pageOf()
    const storage = Object.assign(fullStorage(storedAt(daysAgo(1), ALL)), methods)
    const store = consent({ storage })
    store.update({ marketing: false })
    expect(store.get().state).toEqual({ ...ALL, marketing: false })
    expect(consent({ storage }).get()).toEqual({ state: NONE })
  })

  it('makes other tabs ask again when it is full at a withdrawal', () => {
    const { page, consent } = pageOf()
    const storage = fullStorage(storedAt(daysAgo(1), ALL))
    const other = consent({ storage })
    other.connect()
    pageOf().consent({ storage }).update({ marketing: false })
    page.dispatchEvent(new Event('storage'))
    expect(other.get()).toEqual({ state: NONE })
  })

  it('does not withdraw a decision that could not be saved', () => {
    const { page, consent } = pageOf()
    const store = consent({ storage: { ...refusingStorage, getItem: () => null } })
    store.connect()
    store.acceptAll()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(store.get().state).toEqual(ALL)
  })
})

describe('a page with code that fails', () => {
  const fail = () => {
    throw new Error('not ours')
  }

  /** A page with stored data, a store that is connected to it, and what the page learns of a decision. */
  function visit({
    change = () => {},
    ...options
  }: ConsentStoreOptions & { change?: (page: object) => void }) {
    const { page, consent } = pageOf({ lng: 'it' })
    const told = { subscriber: vi.fn(), event: vi.fn(), onDecision: vi.fn() }
    change(page)
    const store = consent({ onDecision: told.onDecision, ...options })
    page.addEventListener('consentUpdated', told.event)
    return { page, store, told }
  }

  it.each([
    ['a string', 'layer'],
    ['a number', 1],
    ['an object', {}],
    ['null', null],
    ['a frozen array', Object.freeze([])],
    ['a push that throws', Object.assign([], { push: fail })],
    ['a getter that throws', undefined],
  ])('deletes, stores and tells a rejection with %s as dataLayer', (name, value) => {
    const { page, store, told } = visit({
      tagManagerId: 'GTM-TEST',
      change: (page) =>
        Object.defineProperty(page, 'dataLayer', value === undefined ? { get: fail } : { value }),
    })
    store.subscribe(told.subscriber)
    store.connect()
    store.rejectAll()
    expect(Object.keys(page.localStorage).sort()).toEqual(['cookieConsentDate', 'cookieConsentState'])
    for (const listener of Object.values(told)) expect(listener, name).toHaveBeenCalledOnce()
  })

  it('starts with a stored decision and an unusable dataLayer, and loads no tag manager', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1), ALL))
    Object.assign(page, { dataLayer: 'layer' })
    const createElement = vi.fn()
    Object.assign(page.document, { querySelector: () => null, createElement })
    consent({ tagManagerId: 'GTM-TEST' }).connect()
    expect(createElement).not.toHaveBeenCalled()
    expect(page.reportError).toHaveBeenCalledOnce()
  })

  it('tells a decision to all others when a subscriber throws, and reports the error', () => {
    const { page, store, told } = visit({})
    store.subscribe(fail)
    store.subscribe(told.subscriber)
    store.rejectAll()
    for (const listener of Object.values(told)) expect(listener).toHaveBeenCalledOnce()
    expect(page.dataLayer).toHaveLength(1)
    expect(page.reportError).toHaveBeenCalledExactlyOnceWith(new Error('not ours'))
  })

  it('returns to the caller of a decision when onDecision throws, and reports the error', () => {
    const { page, store } = visit({ onDecision: fail })
    store.acceptAll()
    expect(store.get().state).toEqual(ALL)
    expect(page.reportError).toHaveBeenCalledExactlyOnceWith(new Error('not ours'))
  })

  it('opens the preferences when a subscriber of the dialog throws', () => {
    const { page, store, told } = visit({})
    store.dialog.subscribe(fail)
    store.dialog.subscribe(told.subscriber)
    store.openPreferences()
    expect(told.subscriber).toHaveBeenCalledOnce()
    expect(page.reportError).toHaveBeenCalledOnce()
  })

  it('deletes before anybody learns of a rejection', () => {
    const { page, store } = visit({})
    const stored: string[][] = []
    store.subscribe(() => stored.push(Object.keys(page.localStorage)))
    store.rejectAll()
    expect(stored).toEqual([['cookieConsentState', 'cookieConsentDate']])
  })

  it('stores a rejection in a storage that others have filled', () => {
    const { page, store } = visit({
      change: (page) => {
        const { localStorage } = page as Window
        const { setItem } = localStorage
        Object.getPrototypeOf(localStorage).setItem = function (this: Storage, key: string, value: string) {
          if (Object.hasOwn(this, 'lng')) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, value)
        }
      },
    })
    store.rejectAll()
    expect(page.localStorage.getItem('cookieConsentDate')).toBe(NOW.toISOString())
  })

  it('deletes storage and font links when the cookies cannot be read', () => {
    const { page, store } = visit({})
    Object.defineProperty(page.document, 'cookie', { get: fail })
    const remove = vi.fn()
    const links = [{}, { href: 'https://fonts.gstatic.com/', remove }]
    Object.assign(page.document, { querySelectorAll: () => links })
    store.rejectAll()
    expect(Object.keys(page.localStorage)).not.toContain('lng')
    expect(remove).toHaveBeenCalledOnce()
  })
})

describe('other tabs', () => {
  it.each(['storage', 'visibilitychange', 'consentUpdated'])('are followed on %s', (type) => {
    const { page, consent } = pageOf()
    const store = consent()
    const listener = vi.fn()
    store.subscribe(listener)
    store.connect()
    Object.assign(page.localStorage, storedAt(NOW))
    page.dispatchEvent(new Event(type))
    expect(store.get().state).toEqual(SOME)
    expect(listener).toHaveBeenCalledOnce()
    expect(commands(page.dataLayer)).toHaveLength(1)
  })

  it('are read when this tab connects', () => {
    const { page, consent } = pageOf()
    const store = consent()
    Object.assign(page.localStorage, storedAt(NOW))
    store.connect()
    expect(store.get().state).toEqual(SOME)
  })

  it.each([
    ['the first decision', {}, ALL],
    ['a withdrawal', storedAt(daysAgo(1), ALL), SOME],
  ])('publish %s once, and never half of it', (_, entries, state) => {
    const { page, consent } = pageOf(entries)
    const { localStorage } = page
    const store = consent()
    store.connect()
    const published: object[] = []
    page.addEventListener('cookieConsentChanged', (event) => published.push((event as CustomEvent).detail))
    // Every change of an entry is a `storage` event in the other tabs.
    const announce = () => page.dispatchEvent(new Event('storage'))
    const storage = {
      getItem: (key: string) => localStorage.getItem(key),
      setItem(key: string, value: string) {
        localStorage.setItem(key, value)
        announce()
      },
      removeItem(key: string) {
        localStorage.removeItem(key)
        announce()
      },
    }
    pageOf().consent({ storage }).update(state)
    expect(published).toEqual([state])
    expect(store.get().state).toEqual(state)
  })

  it('publish a rejection once, although they delete other entries before it is stored', () => {
    const { page, consent } = pageOf({ ...storedAt(daysAgo(1), ALL), basket: '1' })
    const { localStorage } = page
    consent().connect()
    const published: object[] = []
    page.addEventListener('cookieConsentChanged', (event) => published.push((event as CustomEvent).detail))
    const { removeItem } = localStorage
    Object.defineProperty(localStorage, 'removeItem', {
      value(key: string) {
        removeItem.call(localStorage, key)
        page.dispatchEvent(new Event('storage'))
      },
    })
    const there = pageOf()
    there.page.localStorage = localStorage
    there.consent().rejectAll()
    page.dispatchEvent(new Event('storage'))
    expect(published).toEqual([NONE])
  })

  it('delete nothing here when they reject all', () => {
    const { page, consent } = pageOf({ ...storedAt(daysAgo(1), ALL), basket: '1' })
    page.sessionStorage.setItem('seen', '1')
    const store = consent()
    store.connect()
    Object.assign(page.localStorage, storedAt(NOW, NONE))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(store.get()).toEqual({ state: NONE, date: NOW.toISOString() })
    expect(Object.keys(page.localStorage)).toContain('basket')
    expect(Object.keys(page.sessionStorage)).toEqual(['seen'])
  })

  it('delete no entry of a storage with other keys when they reject all', () => {
    const { page, consent } = pageOf()
    const storage = {
      getItem: (key: string) => page.localStorage.getItem(`hotel.${key}`),
      setItem: (key: string, value: string) => page.localStorage.setItem(`hotel.${key}`, value),
    }
    const [here, there] = [consent({ storage }), consent({ storage })]
    here.connect()
    there.rejectAll()
    page.dispatchEvent(new Event('storage'))
    expect(here.get().date).toBeDefined()
    expect(consent({ storage }).get().date).toBeDefined()
  })

  it('are asked before this tab changes one category: what they withdrew stays withdrawn', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1), SOME))
    const store = consent()
    Object.assign(page.localStorage, storedAt(NOW, NONE))
    store.update({ marketing: true }, 'gate')
    expect(store.get().state).toEqual({ ...NONE, marketing: true })
  })

  it('make this tab ask again when they clear the storage', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    page.sessionStorage.setItem('seen', '1')
    const store = consent()
    store.connect()
    page.localStorage.removeItem('cookieConsentState')
    page.dispatchEvent(new Event('storage'))
    expect(store.get()).toEqual({ state: NONE })
    expect(Object.keys(page.sessionStorage)).toEqual(['seen'])
  })

  it('are not followed after disconnecting', () => {
    const { page, consent } = pageOf()
    const store = consent()
    store.connect()()
    Object.assign(page.localStorage, storedAt(NOW))
    page.dispatchEvent(new Event('storage'))
    expect(store.get()).toEqual({ state: NONE })
  })

  it('do not repeat the events of this tab', () => {
    const { page, consent } = pageOf()
    const store = consent()
    const received = vi.fn()
    store.connect()
    page.addEventListener('consentUpdated', received)
    store.acceptAll()
    page.dispatchEvent(new Event('storage'))
    expect(received).toHaveBeenCalledOnce()
  })
})

describe('the connected page', () => {
  it('applies a stored decision to the tag manager', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    consent().connect()
    expect(commands(page.dataLayer)[0]?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    })
  })

  it('tells the tag manager a decision once, however many parts of the page connect', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    const store = consent()
    for (let part = 0; part < 7; part++) store.connect()
    consent().connect()
    expect(page.dataLayer).toHaveLength(1)
    store.update({ marketing: true })
    expect(commands(page.dataLayer).map((command) => command[2])).toMatchObject([
      { ad_storage: 'denied' },
      { ad_storage: 'granted' },
    ])
  })

  it('tells the tag manager each decision, also one that changes nothing', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1)))
    const store = consent()
    store.connect()
    store.update({ marketing: false })
    expect(page.dataLayer).toHaveLength(2)
  })

  it('takes back what another script has told the tag manager from a decision that is void', () => {
    const { page, consent } = pageOf(storedAt(daysAgo(1), ALL))
    page.dataLayer.push(['consent', 'update', { analytics_storage: 'granted' }] as never)
    consent({ categories: ['preferences', 'analytics', 'marketing', 'video'] as never }).connect()
    expect(commands(page.dataLayer).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' })
  })

  it('sends the tag manager nothing before a decision', () => {
    const { page, consent } = pageOf()
    consent().connect()
    expect(page.dataLayer).toEqual([])
  })

  it('reports whether the browser sends Global Privacy Control', () => {
    expect(pageOf({}, { globalPrivacyControl: true }).consent().globalPrivacyControl).toBe(true)
    expect(pageOf().consent().globalPrivacyControl).toBe(false)
  })

  it('prefers an explicit decision to Global Privacy Control', () => {
    const { consent } = pageOf(storedAt(daysAgo(1), ALL), { globalPrivacyControl: true })
    expect(consent().get().state).toEqual(ALL)
  })

  it('has no decision on a server', () => {
    const store = createConsentStore()
    expect(store.get()).toEqual({ state: NONE })
    expect(store.globalPrivacyControl).toBe(false)
    expect(() => store.connect()()).not.toThrow()
  })
})

describe('the dialog', () => {
  it('is opened by openPreferences, and closed by a decision', () => {
    const store = pageOf().consent()
    const listener = vi.fn()
    const unsubscribe = store.dialog.subscribe(listener)
    store.openPreferences()
    expect(store.dialog.get()).toBe('preferences')
    expect(listener).toHaveBeenCalledTimes(1)
    store.rejectAll()
    expect(store.dialog.get()).toBeUndefined()
    unsubscribe()
    store.openPreferences()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('does not count as a change of the decision', () => {
    const store = pageOf().consent()
    const listener = vi.fn()
    store.subscribe(listener)
    store.openPreferences()
    expect(listener).not.toHaveBeenCalled()
  })
})
