import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './service-worker'

const settings = vi.hoisted(() => ({ offlineCopies: true }))
vi.mock('../hotel', () => ({ hotel: settings }))

const register = vi.fn(async () => {})

beforeEach(() => {
  register.mockClear()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: () => {} } })
  vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => callback() })
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  [true, 1],
  [false, 0],
])('registers the worker, if the hotel keeps offline copies: %s', (offlineCopies, times) => {
  settings.offlineCopies = offlineCopies
  registerServiceWorker(() => {})
  expect(register).toHaveBeenCalledTimes(times)
})
