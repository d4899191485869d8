import type { WorkboxPlugin } from 'workbox-core/types'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { CACHE_PREFIX, PAGES_CACHE_PREFIX, SAVED_AT_HEADER } from '../app/lib/offline-caches'
import { COPIES_ALLOWED_CACHE, COPY_OFFLINE_PAGES, deleteCaches } from '../app/lib/offline-consent'
import { languageOfPrefix, languagePrefix } from '../app/lib/paths'

declare const self: ServiceWorkerGlobalScope

/**
 * Values that `scripts/prerender/service-worker.ts` sets: a hash of the build, the page `/offline` of each language, and
 * the files that this page and the menu need.
 */
declare const RELEASE: string
declare const OFFLINE_PAGES: string[]
declare const OFFLINE_FILES: string[]

/** Seconds after which the worker answers with a copy if the network has not answered. */
const TIMEOUT = 4
const MAX_PAGES = 40
const MAX_PICTURES = 80

/**
 * Caches only responses with status 200. Replaces a redirected response by a new one, because a browser does not accept
 * a redirected response for a navigation.
 */
const keepComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    return response.redirected ? new Response(response.body, response) : response
  },
}

/**
 * Caches nothing without consent. When the visitor withdraws the consent, the page unregisters this worker, but the worker
 * still handles the requests of open pages.
 */
const requireConsent: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await caches.has(COPIES_ALLOWED_CACHE)) ? response : null),
  // The page may have deleted the caches while this response was written.
  cacheDidUpdate: async ({ cacheName }) => {
    if (!(await caches.has(COPIES_ALLOWED_CACHE))) await caches.delete(cacheName)
  },
}

/**
 * Caches one copy of a page, whatever the query string of its URL. The query string may say where the visitor comes from,
 * so it is not stored.
 */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

/** Deletes the oldest copies of a cache when their number exceeds the limit. */
const limit = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -count).map((request) => cache.delete(request)))
  },
})

/** Adds the time at which the worker saves a response to the response. The page shows this time. */
const addCopyTime: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    const headers = new Headers(response.headers)
    headers.set(SAVED_AT_HEADER, new Date().toISOString())
    return new Response(response.body, { headers })
  },
}

/** When a page is copied, also copies the file with its data, which the HTML names. */
const copyPageData: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, newResponse }) => {
    const [path] = (await newResponse.text()).match(/\/assets\/page-\w+\.json/) ?? []
    if (path) await copyFile(path, event as ExtendableEvent)
  },
}

const options = (kind: string, ...plugins: WorkboxPlugin[]) => ({
  cacheName: `${CACHE_PREFIX}${kind}-${RELEASE}`,
  // `requireConsent` is the last: the page may have deleted the cache, and a plugin that opens it creates it again.
  plugins: [keepComplete, ...plugins, requireConsent],
  // Ignores the response header `Vary`. The worker and the page request a file with different headers, so with `Vary`
  // no copy would match.
  matchOptions: { ignoreVary: true },
})

const offlinePages = new CacheFirst(options('offline', ignoreQuery))
const pages = new NetworkFirst({
  ...options('pages', ignoreQuery, limit(MAX_PAGES), copyPageData),
  cacheName: `${PAGES_CACHE_PREFIX}${RELEASE}`,
  networkTimeoutSeconds: TIMEOUT,
})
const texts = new NetworkFirst({ ...options('texts'), networkTimeoutSeconds: TIMEOUT })
const pictures = new CacheFirst(options('pictures', limit(MAX_PICTURES)))
const assets = new CacheFirst(options('assets'))
const fairs = new NetworkFirst({
  ...options('fairs'),
  plugins: [addCopyTime, requireConsent],
  networkTimeoutSeconds: TIMEOUT,
})

/**
 * The caching strategy for each path. Requests for other paths or other origins go to the network without the worker.
 */
const strategies: [path: RegExp, strategy: Strategy][] = [
  [/^\/fiere\.json$/, fairs],
  [/^\/locales\/.*\.json$/, texts],
  [/\.(avif|webp|jpg|png|svg)$/, pictures],
  // A file name in `assets` contains a hash of the content, so a copy is never out of date.
  [/^\/assets\//, assets],
  [/\/offline\/?$/, offlinePages],
  // Matches the path of a page, which has no file extension.
  [/\/[^./]*$/, pages],
]

for (const [path, strategy] of strategies)
  registerRoute(({ sameOrigin, url }) => sameOrigin && path.test(url.pathname), strategy)

/**
 * Redirects to the offline page of the language, with the requested path as fragment, if there is neither network nor a
 * copy of the page.
 */
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error()
  const page = `${languagePrefix(languageOfPrefix(url.pathname))}/offline`
  return Response.redirect(`${page}#${url.pathname}${url.search}`)
})

self.addEventListener('install', (event) => {
  // A new worker replaces the former one at once: it handles the files of every release in the same way, so open pages
  // still work.
  self.skipWaiting()
  event.waitUntil(copyOfflinePages(event))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === COPY_OFFLINE_PAGES) event.waitUntil(copyOfflinePages(event))
})

const copyOfflinePages = (event: ExtendableEvent) =>
  Promise.all([...OFFLINE_PAGES, ...OFFLINE_FILES].map((path) => copyFile(path, event)))

/**
 * Copies a file.
 *
 * @throws if the file cannot be loaded. A worker that is being installed is then not installed, and the browser tries
 * again later
 */
async function copyFile(path: string, event: ExtendableEvent) {
  const strategy = strategies.find(([pattern]) => pattern.test(path))?.[1]
  if (!strategy) throw new Error(`service worker: no strategy for ${path}`)
  const [response, done] = strategy.handleAll({ event, request: new Request(path) })
  await response
  await done
}

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerCaches().then(() => self.clients.claim()))
})

/** Deletes the caches of former releases, so that no visitor gets a page of an old release. */
const deleteFormerCaches = () =>
  deleteCaches((name) => name !== COPIES_ALLOWED_CACHE && !name.endsWith(RELEASE))
