import type { BackendModule } from 'i18next'
import { expect, it, vi } from 'vitest'
import { createI18n, loadTexts } from './i18n'

/** The paths that were requested. English is always on its way, German is missing. */
const requests = vi.hoisted(() => {
  const paths: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path)
    return path.includes('/en/') ? new Promise(() => {}) : Promise.resolve(new Response('', { status: 404 }))
  })
  return paths
})

const files: Record<string, object> = {
  'en/common': { chat: 'Chat', reserve: 'Reserve', nav: { home: 'Home' } },
  'it/common': { reserve: 'Prenota {{name}}' },
}

/** Serves `files`. The first `failures` requests for a file fail. */
const backend = (failures = 0): BackendModule => {
  const requests: Record<string, number> = {}
  return {
    type: 'backend',
    init: () => {},
    read: (language, namespace, done) => {
      const file = `${language}/${namespace}`
      requests[file] = (requests[file] ?? 0) + 1
      if (requests[file] <= failures) done(new Error('503'), true)
      else done(null, files[file] as never)
    },
  }
}

async function load(failures?: number) {
  const i18n = createI18n('it', backend(failures))
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve))
  await i18n.loadNamespaces('common')
  return i18n
}

it('shows a text with its values, which it does not escape', async () => {
  expect((await load()).t('reserve', { name: '<Anna>' } as never)).toBe('Prenota <Anna>')
})

it('shows the English text for a key that the language lacks', async () => {
  expect((await load()).t('chat')).toBe('Chat')
})

it('shows the key itself if English lacks it too, also where a list is expected', async () => {
  const { t } = await load()
  expect(t('nothing' as 'chat')).toBe('nothing')
  expect(t('nothing' as 'chat', { returnObjects: true } as never)).toEqual(['nothing'])
})

it('asks again for a file that failed', async () => {
  expect((await load(2)).t('chat')).toBe('Chat')
})

it('has the limits of the specification', async () => {
  const { options } = await load()
  expect(options).toMatchObject({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 })
  expect(options.interpolation?.maxReplaces).toBe(1000)
})

it('asks once for a file that is missing, and does not wait for the English one', async () => {
  await expect(loadTexts('de', undefined)).rejects.toThrow('no translations for de: common')
  expect(requests.toSorted()).toEqual(['/locales/de/common.json', '/locales/en/common.json'])
})
