import type { WorkboxPlugin } from 'workbox-core/types'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { CACHE_PREFIX, COPIED_AT_HEADER, PAGES_CACHE_PREFIX } from '../app/lib/offline-caches'
import { languageOfPath, languagePrefix } from '../app/lib/paths'

declare const self: ServiceWorkerGlobalScope

/** Values that `scripts/prerender/service-worker.ts` sets: a hash of the build, and files of the offline pages. */
declare const RELEASE: string
declare const OFFLINE_PAGES: string[]
declare const OFFLINE_FILES: string[]

/** Seconds after which a copy is shown if the network has not answered. */
const TIMEOUT = 4
const MAX_PAGES = 40
const MAX_PICTURES = 80

/** Keeps complete responses only. A redirected one is copied: a browser does not accept it for a navigation. */
const keepComplete: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    return response.redirected ? new Response(response.body, response) : response
  },
}

/** Keeps one copy of a page, whatever its query: that may tell where the visitor comes from. */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

/** Deletes the oldest copies above a number. */
const limit = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -count).map((request) => cache.delete(request)))
  },
})

/** Tells the page the time of the copy. */
const addCopyTime: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    const headers = new Headers(response.headers)
    headers.set(COPIED_AT_HEADER, new Date().toISOString())
    return new Response(response.body, { headers })
  },
}

const options = (kind: string, ...plugins: WorkboxPlugin[]) => ({
  cacheName: `${CACHE_PREFIX}${kind}-${RELEASE}`,
  plugins: [keepComplete, ...plugins],
  // Requests of the worker and of the page differ in headers, the files do not.
  matchOptions: { ignoreVary: true },
})

const offlinePages = new CacheFirst(options('offline', ignoreQuery))
const pages = new NetworkFirst({
  ...options('pages', ignoreQuery, limit(MAX_PAGES)),
  cacheName: `${PAGES_CACHE_PREFIX}${RELEASE}`,
  networkTimeoutSeconds: TIMEOUT,
})
const texts = new NetworkFirst({ ...options('texts'), networkTimeoutSeconds: TIMEOUT })
const pictures = new CacheFirst(options('pictures', limit(MAX_PICTURES)))
const assets = new CacheFirst(options('assets'))
const fairs = new NetworkFirst({
  ...options('fairs'),
  plugins: [addCopyTime],
  networkTimeoutSeconds: TIMEOUT,
})

/** The strategy of each path. Without one the browser asks the host: other origins never have one. */
const strategies: [path: RegExp, strategy: Strategy][] = [
  [/^\/fiere\.json$/, fairs],
  [/^\/locales\/.*\.json$/, texts],
  [/\.(avif|webp|jpg|png|svg)$/, pictures],
  // Their names contain a hash of their content.
  [/^\/assets\//, assets],
  [/\/offline\/?$/, offlinePages],
  // A path without a file extension.
  [/\/[^./]*$/, pages],
]

for (const [path, strategy] of strategies)
  registerRoute(({ sameOrigin, url }) => sameOrigin && path.test(url.pathname), strategy)

/** A page without network and without a copy leads to the offline page of its language, with its path as fragment. */
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error()
  const page = `${languagePrefix(languageOfPath(url.pathname))}/offline`
  return Response.redirect(`${page}#${url.pathname}${url.search}`)
})

self.addEventListener('install', (event) => {
  // The open pages get along with any worker, because it treats files of every release alike.
  self.skipWaiting()
  event.waitUntil(Promise.all([...OFFLINE_PAGES, ...OFFLINE_FILES].map((path) => keep(path, event))))
})

/** @throws if the file cannot be had: the worker is then not installed, and the browser tries again later */
async function keep(path: string, event: ExtendableEvent) {
  const strategy = strategies.find(([pattern]) => pattern.test(path))?.[1]
  if (!strategy) throw new Error(`service worker: no strategy for ${path}`)
  const [response, done] = strategy.handleAll({ event, request: new Request(path) })
  await response
  await done
}

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerCaches().then(() => self.clients.claim()))
})

/** The caches of a former release go, so that no visitor gets an old page once the new one has arrived. */
async function deleteFormerCaches() {
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(CACHE_PREFIX) && !name.endsWith(RELEASE))
  await Promise.all(former.map((name) => caches.delete(name)))
}
