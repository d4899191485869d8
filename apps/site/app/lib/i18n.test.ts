import type { BackendModule } from 'i18next'
import { expect, it, vi } from 'vitest'
import { createI18n } from './i18n'

const backendOf = (read: BackendModule['read']): BackendModule => ({ type: 'backend', init: () => {}, read })

it('shows a key without words as it is', async () => {
  const i18n = await createI18n({
    language: 'it',
    namespaces: [],
    backend: backendOf((_, __, done) => done(null, {})),
  })
  expect(i18n.t('a.key.that.is.missing' as never)).toBe('a.key.that.is.missing')
})

it('loads the words of its own language and pages alone', async () => {
  const files: string[] = []
  const backend = backendOf((language, namespace, done) => {
    files.push(`${language}/${namespace}`)
    done(null, {})
  })
  await createI18n({ language: 'de', namespaces: ['home'], backend })
  expect(files.sort()).toEqual(['de/common', 'de/home'])
})

it('tries a failed read five times, after 350 ms and then twice as long each time', async () => {
  vi.useFakeTimers()
  const waits: number[] = []
  let last = Date.now()
  const backend = backendOf((_, __, done) => {
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

it('has the loading numbers of the specification', async () => {
  const { options } = await createI18n({
    language: 'en',
    namespaces: [],
    backend: backendOf((_, __, done) => done(null, {})),
  })
  expect(options).toMatchObject({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 })
  expect(options.interpolation?.maxReplaces).toBe(1000)
})
