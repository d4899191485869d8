import type { Fair } from './schema'

/** The fair list; or that it could not be loaded, which is not an empty list. */
export type LoadedFairs =
  | {
      state: 'ready'
      fairs: Fair[]
      /** Of the build: a digest of the file; undefined if its fairs depend on the day, as years that are assumed do. */
      digest?: number | undefined
    }
  | { state: 'failed' }

/** A request for the fair list is aborted after this time in ms. */
const REQUEST_TIMEOUT = 8_000

/** Reads `fiere.json`: with a request in the browser, from the file during the build. Undefined if there is no JSON. */
async function readList() {
  if (import.meta.env.SSR) {
    const { readFile } = await import('node:fs/promises')
    return readFile('public/fiere.json', 'utf8')
  }
  if (!navigator.onLine) return undefined
  const response = await fetch('/fiere.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  })
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  return response.ok && isJson ? response.text() : undefined
}

/** A number that differs for another text (FNV-1a). */
function digestOf(text: string) {
  let digest = 0
  for (let index = 0; index < text.length; index += 1)
    digest = Math.imul(digest ^ text.charCodeAt(index), 16_777_619)
  return digest
}

/**
 * Loads the fair list. Logs its mistakes during a build and in development.
 *
 * @param today ISO 8601 date, for dates without a year
 * @param built the list that the build has read: if the file is still the same, the browser needs no parser
 */
export async function loadFairs(today: string, built?: LoadedFairs): Promise<LoadedFairs> {
  const { SSR, DEV } = import.meta.env
  try {
    const text = await readList()
    if (text === undefined) return { state: 'failed' }
    const digest = digestOf(text)
    if (built?.state === 'ready' && built.digest === digest) return built
    const { formatFairDataMistake, parseFairs } = await import('./schema')
    const fairs = parseFairs(JSON.parse(text), today, (mistake) => {
      if (SSR || DEV) console.warn(`fiere.json, ${formatFairDataMistake(mistake)}`)
    })
    if (!fairs) return { state: 'failed' }
    const isOfToday = fairs.some(({ period }) => period.precision !== 'unknown' && period.isYearAssumed)
    return { state: 'ready', fairs, digest: isOfToday ? undefined : digest }
  } catch {
    return { state: 'failed' }
  }
}
