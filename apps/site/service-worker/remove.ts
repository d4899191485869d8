import { deleteCaches } from '../app/lib/offline-consent'

declare const self: ServiceWorkerGlobalScope

// Replaces `service-worker.ts` when the hotel switches the copies off: removes the worker and all copies from browsers
// that have them. Browsers request the worker's URL at every visit, so they get this file.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything())
})

async function removeEverything() {
  await deleteCaches()
  await self.registration.unregister()
}
