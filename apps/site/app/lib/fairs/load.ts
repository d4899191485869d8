import { type Fair, formatFairDataMistake, parseFairs } from './schema'

/** The fair list; or that it could not be loaded, which is not an empty list. */
export type LoadedFairs = { state: 'ready'; fairs: Fair[] } | { state: 'failed' }

/** A request for the fair list is aborted after this time in ms. */
const REQUEST_TIMEOUT = 8_000

/** Reads `fiere.json`: with a request in the browser, from the file during the build. Undefined if there is no JSON. */
async function readList(): Promise<unknown> {
  if (import.meta.env.SSR) {
    const { readFile } = await import('node:fs/promises')
    return JSON.parse(await readFile('public/fiere.json', 'utf8'))
  }
  if (!navigator.onLine) return undefined
  const response = await fetch('/fiere.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  })
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  return response.ok && isJson ? response.json() : undefined
}

/**
 * Loads the fair list. Logs its mistakes during a build and in development.
 *
 * @param today ISO 8601 date, for dates without a year
 */
export async function loadFairs(today: string): Promise<LoadedFairs> {
  const { SSR, DEV } = import.meta.env
  try {
    const fairs = parseFairs(await readList(), today, (mistake) => {
      if (SSR || DEV) console.warn(`fiere.json, ${formatFairDataMistake(mistake)}`)
    })
    return fairs ? { state: 'ready', fairs } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
