import { hasServiceWorker } from './service-worker'

const STORAGE_KEY = 'reloadedFor'

/** Errors of failed dynamic imports, from Vite's event: an error's text differs between browsers. */
const scriptErrors = new WeakSet<object>()

if (!import.meta.env.SSR)
  window.addEventListener('vite:preloadError', ({ payload }) => {
    scriptErrors.add(payload)
  })

/** Whether the server answers. Before a reload: the browser's own error page has neither header nor phone number. */
export const isUrlReachable = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Loads a page anew after the import of one of its scripts has failed: a new release removes the scripts of the one
 * before. Once per page, and not without storage, which prevents a second time. Returns only if it does not reload.
 */
export async function reloadForMissingScript(error: unknown, url: string) {
  if (typeof error !== 'object' || error === null || !scriptErrors.has(error)) return
  if (readReloaded() === url || !storeReloaded(url)) return
  if (!(await isUrlReachable(url))) return allowReloadForMissingScript()
  window.location.assign(url)
  await new Promise(() => {})
}

/**
 * Loads another page as a document if there is no network: the service worker has its copy, or the offline page. The
 * copy of a page is its HTML, not the data that a navigation inside the site needs. Returns only without a worker, and if
 * the host answers.
 */
export async function loadPageAsDocument(url: string) {
  const [present] = window.location.href.split('#')
  if (!hasServiceWorker() || url === present || (await isUrlReachable(url))) return
  window.location.assign(url)
  await new Promise(() => {})
}

/** After a page has loaded: its next missing script may reload it again. */
export function allowReloadForMissingScript() {
  if (import.meta.env.SSR) return
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored.
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
