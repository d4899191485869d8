import { allowsOfflineCopies, consent } from './consent'
import { COPIES_ALLOWED_CACHE, COPY_OFFLINE_PAGES, deleteCaches } from './offline-consent'

/** Asks the service worker to copy the files at these URLs. Workbox defines the message. */
function requestCopies(urls: string[]) {
  if (!allowsOfflineCopies()) return
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } })
}

/** Copies the page and its files. Most are in the browser's own cache, so this makes few requests. */
function copyPage() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  requestCopies([location.pathname, ...files.filter((url) => url.startsWith(location.origin))])
}

async function register() {
  const isNew = !(await caches.has(COPIES_ALLOWED_CACHE))
  await caches.open(COPIES_ALLOWED_CACHE)
  const { active } = await navigator.serviceWorker.register('/service-worker.js')
  if (!isNew || !active) return
  // The visitor has withdrawn the consent and given it again on this page. Chromium then restores the removed worker
  // without installing it, so no copies are made.
  active.postMessage({ type: COPY_OFFLINE_PAGES })
  copyPage()
}

async function remove() {
  // Deletes `COPIES_ALLOWED_CACHE` first: an unregistered worker still handles the requests of the pages that are open,
  // but without this cache it caches nothing more.
  await caches.delete(COPIES_ALLOWED_CACHE)
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await deleteCaches()
}

/**
 * Registers the service worker if the visitor allows copies of pages, otherwise removes the worker and its copies; now
 * and after each decision.
 *
 * @param onNavigation registers a listener for navigations inside the site
 */
export function applyOfflineConsent(onNavigation: (listener: () => void) => void) {
  // A new worker has no copy of the open page: the first worker starts after the page has loaded, and a new release
  // deletes the old copies.
  navigator.serviceWorker.addEventListener('controllerchange', copyPage)
  // A worker that was there before the page has copied the document already.
  const [document] = performance.getEntriesByType('navigation')
  let copied = document && new URL(document.name).pathname
  const copyOpenedPage = () => {
    if (location.pathname === copied) return
    copied = location.pathname
    requestCopies([copied])
  }
  copyOpenedPage()
  onNavigation(copyOpenedPage)
  // One change at a time: a worker that is still being registered could not be found and removed.
  let change = Promise.resolve()
  const applyConsent = () => {
    change = change
      .then(() => (allowsOfflineCopies() ? register() : remove()))
      // A failure is ignored: the browser may forbid storage, and while there is network, the site works without a
      // worker.
      .catch(() => {})
  }
  consent.subscribe(applyConsent)
  applyConsent()
}
