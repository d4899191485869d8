import { CACHE_PREFIX } from '../app/lib/offline-caches'

declare const self: ServiceWorkerGlobalScope

// Replaces `service-worker.ts` when the hotel switches the copies off: removes the worker and all copies from browsers
// that have them. Browsers request the worker's file at every visit, so they find this one.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything())
})

async function removeEverything() {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
