import type { BackendModule } from 'i18next'
import { expect, it, vi } from 'vitest'
import { createI18n } from './i18n'

const createBackend = (read: BackendModule['read']): BackendModule => ({
  type: 'backend',
  init: () => {},
  read,
})

it('shows a missing key as itself', async () => {
  const i18n = await createI18n({
    language: 'it',
    namespaces: [],
    backend: createBackend((_, __, done) => done(null, {})),
  })
  expect(i18n.t('a.key.that.is.missing' as never)).toBe('a.key.that.is.missing')
})

it('loads only the translations of its language and namespaces', async () => {
  const files: string[] = []
  const backend = createBackend((language, namespace, done) => {
    files.push(`${language}/${namespace}`)
    done(null, {})
  })
  await createI18n({ language: 'de', namespaces: ['home'], backend })
  expect(files.sort()).toEqual(['de/common', 'de/home'])
})

it('retries a failed read five times, first after 350 ms, then twice as late each time', async () => {
  vi.useFakeTimers()
  const waits: number[] = []
  let last = Date.now()
  const backend = createBackend((_, __, done) => {
    waits.push(Date.now() - last)
    last = Date.now()
    done(new Error('503'), true)
  })
  const ready = createI18n({ language: 'it', namespaces: [], backend })
  await vi.advanceTimersByTimeAsync(60_000)
  await ready
  vi.useRealTimers()
  expect(waits).toEqual([0, 350, 700, 1400, 2800, 5600])
})

it('uses the loading options of the specification', async () => {
  const { options } = await createI18n({
    language: 'en',
    namespaces: [],
    backend: createBackend((_, __, done) => done(null, {})),
  })
  expect(options).toMatchObject({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 })
  expect(options.interpolation?.maxReplaces).toBe(1000)
})
