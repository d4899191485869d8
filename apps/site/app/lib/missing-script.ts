import { hasOfflineCopies } from './service-worker'

const STORAGE_KEY = 'reloadedFor'

/**
 * The errors of failed dynamic imports. Vite reports them by an event. The messages of such errors differ between
 * browsers, so a message cannot identify them.
 */
const scriptErrors = new WeakSet<object>()

if (!import.meta.env.SSR)
  window.addEventListener('vite:preloadError', ({ payload }) => {
    scriptErrors.add(payload)
  })

/**
 * Whether the server answers a request for the URL. A reload without an answer would show the browser's own error page,
 * which has no header and no phone number.
 */
export const isUrlReachable = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Loads the page at `url` again if `error` is the failed import of a script, because a new release removes the scripts
 * of the previous one. Stores the URL, in order to load it only once. Does not load it if the browser forbids storage.
 * Returns only if it does not load the page.
 */
export async function reloadForMissingScript(error: unknown, url: string) {
  if (typeof error !== 'object' || error === null || !scriptErrors.has(error)) return
  if (readReloaded() === url || !storeReloaded(url)) return
  if (!(await isUrlReachable(url))) return allowReloadForMissingScript()
  window.location.assign(url)
  await new Promise(() => {})
}

/**
 * If there is no network, loads the page at `url` as a document: the service worker then answers with its copy of the
 * page, or with the offline page. The worker has no copies of the data that a navigation inside the site needs. Does
 * nothing if there are no copies, if the host answers, or if the page at `url` is already open; otherwise the browser
 * leaves the page, and the promise never resolves.
 */
export async function loadOfflineCopy(url: string) {
  const [present] = window.location.href.split('#')
  if (!hasOfflineCopies() || url === present || (await isUrlReachable(url))) return
  window.location.assign(url)
  await new Promise(() => {})
}

/**
 * Reloads the page when a visitor uses a part of it whose script failed to load, because browsers do not repeat a
 * failed import while the page is open. If the page has been reloaded before, or the host does not answer, `start.ts`
 * shows the page as a browser without JavaScript does. Several calls reload the page once.
 */
export function recoverFromMissingScript() {
  replacement ??= reloadOrShowWithoutScript()
  return replacement
}

let replacement: Promise<void> | undefined

async function reloadOrShowWithoutScript() {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (!isReloaded && (await isUrlReachable(window.location.href))) window.location.reload()
  else window.dispatchEvent(new Event('scriptmissing'))
}

/** Allows one more reload for a missing script. To be called when a page has loaded. */
export function allowReloadForMissingScript() {
  if (import.meta.env.SSR) return
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // If the browser forbids storage, there is no record of a reload to remove.
  }
}

function readReloaded() {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function storeReloaded(url: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, url)
    return true
  } catch {
    return false
  }
}
