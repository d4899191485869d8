import { hotel } from '../hotel'

/** Whether the site registers a service worker: in a build, unless the hotel has switched it off. */
const isEnabled = () => import.meta.env.PROD && hotel.offlineCopies && 'serviceWorker' in navigator

/** Asks the service worker to copy the files at these URLs. Workbox defines the message. */
const requestCopies = (urls: string[]) =>
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } })

/** Copies the page and its files. Most are in the browser's own cache, so this makes few requests. */
function copyPage() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  requestCopies([location.pathname, ...files.filter((url) => url.startsWith(location.origin))])
}

/**
 * Registers the service worker once the page has loaded and the browser is idle.
 *
 * @param onNavigation registers a listener for navigations inside the site. They request no HTML, so the worker copies
 * their pages only on request
 */
export function registerServiceWorker(onNavigation: (listener: () => void) => void) {
  if (!isEnabled()) return
  const register = async () => {
    try {
      await navigator.serviceWorker.register('/service-worker.js')
    } catch {
      // A failed registration is ignored: while there is network, the site works without a worker.
    }
  }
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(register)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  // A new worker has no copy of the open page: the first worker starts after the page has loaded, and a new release
  // deletes the old copies.
  navigator.serviceWorker.addEventListener('controllerchange', copyPage)
  let copied = location.pathname
  onNavigation(() => {
    if (location.pathname === copied) return
    copied = location.pathname
    requestCopies([copied])
  })
}

/** Whether a service worker handles the requests of the page. */
export const hasServiceWorker = () => Boolean(navigator.serviceWorker?.controller)
