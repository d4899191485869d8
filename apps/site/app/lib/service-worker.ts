import { hotel } from '../hotel'

/** Whether the site registers a service worker: in a build, unless the hotel has switched it off. */
const isEnabled = () => import.meta.env.PROD && hotel.offlineCopies && 'serviceWorker' in navigator

/** Asks the worker to keep copies. The message is one that Workbox answers. */
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
 * @param onNavigation calls its argument after each change of the path inside the site, whose page the browser has not
 * loaded as a document
 */
export function registerServiceWorker(onNavigation: (listener: () => void) => void) {
  if (!isEnabled()) return
  const register = async () => {
    try {
      await navigator.serviceWorker.register('/service-worker.js')
    } catch {
      // Without a worker the site works, with network.
    }
  }
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(register)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  // The first worker starts after the page; that of a new release deletes the copies of the former.
  navigator.serviceWorker.addEventListener('controllerchange', copyPage)
  let copied = location.pathname
  onNavigation(() => {
    if (location.pathname === copied) return
    copied = location.pathname
    requestCopies([copied])
  })
}

/** Whether a service worker answers for the network. */
export const hasServiceWorker = () => Boolean(navigator.serviceWorker?.controller)
