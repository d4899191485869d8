import type { BackendModule } from 'i18next'
import { expect, it, vi } from 'vitest'
import { createI18n } from './create-i18n'
import { activateLanguage } from './i18n'

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

it('gives a missing list as a list of its key', async () => {
  const i18n = await createI18n({
    language: 'en',
    namespaces: [],
    backend: createBackend((_, __, done) => done(null, {})),
  })
  expect(i18n.t('footer.registers', { returnObjects: true, cin: '', vat: '', rea: '' })).toEqual([
    'footer.registers',
  ])
})

it('loads the English text of a key that the language lacks, and only then', async () => {
  const files: string[] = []
  const texts: Record<string, object> = { it: { chat: 'Chat' }, en: { chat: 'Chat', reserve: 'Reserve' } }
  const backend = createBackend((language, namespace, done) => {
    files.push(`${language}/${namespace}`)
    done(null, texts[language] as never)
  })
  const i18n = await createI18n({ language: 'it', namespaces: [], backend })
  expect(i18n.t('chat')).toBe('Chat')
  expect(files).toEqual(['it/common'])
  expect(i18n.t('reserve')).toBe('reserve')
  await expect.poll(() => i18n.t('reserve')).toBe('Reserve')
  expect(files).toEqual(['it/common', 'en/common'])
})

it('keeps the active language if a file of the next one fails, and asks for it again', async () => {
  let failing = true
  const backend = createBackend((language, namespace, done) => {
    if (failing && language === 'it' && namespace === 'home') done(new Error('404'), false)
    else done(null, {})
  })
  const i18n = await createI18n({ language: 'en', namespaces: ['home'], backend })
  await expect(activateLanguage(i18n, 'it', ['home'])).rejects.toThrow('no translations for it: home')
  expect(i18n.language).toBe('en')
  failing = false
  await activateLanguage(i18n, 'it', ['home'])
  expect(i18n.language).toBe('it')
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
