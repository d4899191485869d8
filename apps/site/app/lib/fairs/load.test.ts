import { afterEach, expect, it, vi } from 'vitest'
import { type LoadedFairs, loadFairs } from './load'

const today = '2026-11-21'
const entry = { id: 'a', title: 'A', dates: '16–20 January 2027', href: 'https://a.example/' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Options {
  development?: boolean
  onLine?: boolean
  built?: LoadedFairs
}

/** Loads the list as a browser does. */
function loadInBrowser(
  answer: () => Response | Promise<Response>,
  { development = false, onLine = true, built }: Options = {},
) {
  vi.stubEnv('SSR', false)
  vi.stubEnv('DEV', development)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => answer())
  return loadFairs(today, built)
}

it('is ready with the fairs of the answer, and with none if the list is empty', async () => {
  expect(await loadInBrowser(() => Response.json([entry]))).toMatchObject({
    state: 'ready',
    fairs: [{ title: 'A', period: { from: '2027-01-16' } }],
  })
  expect(await loadInBrowser(() => Response.json([]))).toMatchObject({ state: 'ready', fairs: [] })
})

it.each<[string, () => Response]>([
  ['an error of the host', () => Response.json([entry], { status: 503 })],
  [
    'a page in the place of the list',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a list that is labelled as a page',
    () => new Response('[]', { headers: { 'content-type': 'text/html' } }),
  ],
  ['half of the file', () => new Response('[{"id"', { headers: { 'content-type': 'application/json' } })],
  ['something else than a list', () => Response.json({ fairs: [entry] })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('has failed, which is not an empty list, after %s', async (_, answer) => {
  expect(await loadInBrowser(answer)).toEqual({ state: 'failed' })
})

it('has failed without a connection, and without a request', async () => {
  const answer = vi.fn(() => Response.json([entry]))
  expect(await loadInBrowser(answer, { onLine: false })).toEqual({ state: 'failed' })
  expect(answer).not.toHaveBeenCalled()
})

it.each([
  [true, ['fiere.json, entry 2, title: is missing']],
  [false, []],
])('logs a dropped entry in development only: %s', async (development, messages) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await loadInBrowser(() => Response.json([entry, { ...entry, title: undefined }]), { development })
  expect(warn.mock.calls.flat()).toEqual(messages)
})

it('needs no parser for the list that the build has read', async () => {
  const built = await loadInBrowser(() => Response.json([entry]))
  expect(await loadInBrowser(() => Response.json([entry]), { built })).toBe(built)
  const changed = { ...entry, title: 'B' }
  expect(await loadInBrowser(() => Response.json([changed]), { built })).toMatchObject({
    fairs: [{ title: 'B' }],
  })
})

it('reads a list with an assumed year again, because another day can be another year', async () => {
  const list = () => Response.json([{ ...entry, dates: '16–20 January' }])
  const built = await loadInBrowser(list)
  expect(await loadInBrowser(list, { built })).not.toBe(built)
})
