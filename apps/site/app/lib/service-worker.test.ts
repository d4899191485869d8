import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const settings = vi.hoisted(() => ({ offlineCopies: true }))
vi.mock('../hotel', () => ({ hotel: settings }))

const unregister = vi.fn()
const serviceWorker = {
  controller: undefined as object | undefined,
  register: vi.fn(async (): Promise<{ active?: object }> => ({})),
  getRegistration: vi.fn(async () => ({ unregister })),
  addEventListener: () => {},
}
let cacheNames: Set<string>

const forbidStorage = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

/** Creates the window of a page that has loaded, with these stored values. */
function createWindow(stored: Record<string, string>) {
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  }
  return Object.assign(new EventTarget(), {
    document: { cookie: '', documentElement: { lang: 'en' }, querySelectorAll: () => [] },
    location: { hostname: 'localhost', pathname: '/', protocol: 'http:' },
    localStorage,
    requestIdleCallback: (callback: () => void) => callback(),
  })
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  settings.offlineCopies = true
  serviceWorker.controller = undefined
  cacheNames = new Set(['other'])
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', createWindow({}))
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('location', { pathname: '/', origin: 'http://localhost' })
  vi.stubGlobal('caches', {
    has: async (name: string) => cacheNames.has(name),
    open: async (name: string) => cacheNames.add(name),
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Imports the modules, as a new page does. */
async function loadPage() {
  const { consent } = await import('./consent')
  const { keepOfflineCopies, hasOfflineCopies } = await import('./service-worker')
  return { consent, keepOfflineCopies: () => keepOfflineCopies(() => {}), hasOfflineCopies }
}

/** Waits until the page has imported `offline-copies.ts` and has applied the consent. */
async function settle() {
  await import('./offline-copies')
  await new Promise((resolve) => setTimeout(resolve, 20))
}

it.each([
  [true, 1],
  [false, 0],
])(
  'registers the worker with consent, if the hotel keeps offline copies: %s',
  async (offlineCopies, times) => {
    settings.offlineCopies = offlineCopies
    const { consent, keepOfflineCopies } = await loadPage()
    consent.update({ preferences: true })
    keepOfflineCopies()
    await settle()
    expect(serviceWorker.register).toHaveBeenCalledTimes(times)
    expect(cacheNames.has('site-consent')).toBe(offlineCopies)
  },
)

it('registers and stores nothing before a decision, nor after one without preferences', async () => {
  const { consent, keepOfflineCopies } = await loadPage()
  keepOfflineCopies()
  await settle()
  consent.update({ analytics: true, marketing: true })
  await settle()
  consent.rejectAll()
  await settle()
  expect(serviceWorker.register).not.toHaveBeenCalled()
  expect([...cacheNames]).toEqual(['other'])
})

it('registers nothing if the browser forbids storage', async () => {
  const page = createWindow({})
  Object.defineProperty(page, 'localStorage', { get: forbidStorage })
  vi.stubGlobal('window', page)
  const { keepOfflineCopies } = await loadPage()
  keepOfflineCopies()
  await settle()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

it('registers the worker when the visitor gives the consent, and tries again after a failure', async () => {
  const { consent, keepOfflineCopies } = await loadPage()
  keepOfflineCopies()
  serviceWorker.register.mockImplementationOnce(async () => forbidStorage())
  consent.acceptAll()
  await settle()
  expect(serviceWorker.register).toHaveBeenCalledTimes(1)
  consent.update({ preferences: true })
  await settle()
  expect(serviceWorker.register).toHaveBeenCalledTimes(2)
})

it.each([
  ['switches preferences off', { preferences: false }],
  ['rejects everything', { preferences: false, analytics: false, marketing: false }],
])('removes the worker and its caches when the visitor %s', async (_, decision) => {
  const { consent, keepOfflineCopies, hasOfflineCopies } = await loadPage()
  consent.acceptAll()
  keepOfflineCopies()
  await settle()
  serviceWorker.controller = {}
  cacheNames.add('site-pages-1').add('site-pictures-1')
  expect(hasOfflineCopies()).toBe(true)
  consent.update(decision)
  await settle()
  expect(unregister).toHaveBeenCalledOnce()
  expect([...cacheNames]).toEqual(['other'])
  expect(hasOfflineCopies()).toBe(false)
})

it('asks a worker that the browser restores after a new consent to copy the page `/offline`', async () => {
  const postMessage = vi.fn()
  const { consent, keepOfflineCopies } = await loadPage()
  consent.acceptAll()
  keepOfflineCopies()
  await settle()
  consent.rejectAll()
  await settle()
  serviceWorker.register.mockResolvedValueOnce({ active: { postMessage } })
  consent.acceptAll()
  await settle()
  expect(postMessage).toHaveBeenCalledWith({ type: 'COPY_OFFLINE_PAGES' })
})

it('removes a worker that is still being registered when the visitor withdraws the consent', async () => {
  const calls: string[] = []
  serviceWorker.register.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    calls.push('registered')
    return {}
  })
  unregister.mockImplementationOnce(() => calls.push('unregistered'))
  const { consent, keepOfflineCopies } = await loadPage()
  keepOfflineCopies()
  consent.acceptAll()
  await vi.waitFor(() => expect(serviceWorker.register).toHaveBeenCalled())
  consent.rejectAll()
  await settle()
  expect(calls).toEqual(['registered', 'unregistered'])
  expect([...cacheNames]).toEqual(['other'])
})

it('removes the worker of a consent that has expired', async () => {
  vi.stubGlobal(
    'window',
    createWindow({
      cookieConsentState: '{"necessary":true,"preferences":true,"analytics":true,"marketing":true}',
      cookieConsentDate: '2020-01-01T00:00:00.000Z',
    }),
  )
  serviceWorker.controller = {}
  cacheNames.add('site-consent').add('site-pages-1')
  const { keepOfflineCopies } = await loadPage()
  keepOfflineCopies()
  await settle()
  expect(unregister).toHaveBeenCalledOnce()
  expect([...cacheNames]).toEqual(['other'])
  expect(serviceWorker.register).not.toHaveBeenCalled()
})
