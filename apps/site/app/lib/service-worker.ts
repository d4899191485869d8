import { hotel } from '../hotel'
import { allowsOfflineCopies, consent } from './consent'

/** Whether the site can use a service worker: in a build, unless the hotel has switched it off. */
const isEnabled = () => import.meta.env.PROD && hotel.offlineCopies && 'serviceWorker' in navigator

const hasServiceWorker = () => Boolean(navigator.serviceWorker?.controller)

/**
 * Whether a service worker can answer the requests of the page from its copies. After the visitor has withdrawn the
 * consent, the removed worker still handles the requests of the open page, but has no copies.
 */
export const hasOfflineCopies = () => hasServiceWorker() && allowsOfflineCopies()

/**
 * Registers the service worker while the visitor allows it, and removes it with its copies when the visitor withdraws the
 * consent. Begins once the page has loaded and the browser is idle. Imports the code for this only for a visitor who
 * allows the copies, or has a worker from an earlier consent.
 *
 * @param onNavigation registers a listener for navigations inside the site. Such a navigation requests no HTML, so the
 * worker has to be asked to copy the page
 */
export function keepOfflineCopies(onNavigation: (listener: () => void) => void) {
  if (!isEnabled()) return
  const start = () => {
    const unsubscribe = consent.subscribe(importIfNeeded)
    importIfNeeded()

    function importIfNeeded() {
      if (!allowsOfflineCopies() && !hasServiceWorker()) return
      unsubscribe()
      import('./offline-copies').then(
        ({ applyOfflineConsent }) => applyOfflineConsent(onNavigation),
        // A failed import is ignored: while there is network, the site works without a worker.
        () => {},
      )
    }
  }
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(start)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
