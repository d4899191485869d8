import { setFailedLoad } from './failed-load'

const STORAGE_KEY = 'reloadedFor'

/**
 * Whether the server answers a request for the URL within ten seconds. A reload without an answer would show the
 * browser's own error page, which has no header and no phone number.
 */
export const isUrlReachable = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )

let answers = false

/** Reloads the page if the host answers; otherwise tells the visitor, and reloads when the connection is back. */
async function reloadWhenReachable() {
  answers = await isUrlReachable(window.location.href)
  if (answers) window.location.reload()
  else {
    setFailedLoad('part')
    window.addEventListener('online', reloadWhenReachable, { once: true })
  }
  return answers
}

/**
 * Reloads the page when the script of a section, a dialog or a menu is missing, because a new release removes the scripts
 * of the previous one. Reloads a page once, and not at all if the browser forbids storage. React Router does the same
 * for the scripts of routes, but does not ask whether the host answers; this function does so for it, where the browser
 * has the Navigation API.
 *
 * @see https://vite.dev/guide/build#load-error-handling
 */
export function reloadForMissingScripts() {
  window.addEventListener('vite:preloadError', async () => {
    const { href } = window.location
    try {
      if (sessionStorage.getItem(STORAGE_KEY) === href) return
      sessionStorage.setItem(STORAGE_KEY, href)
    } catch {
      return
    }
    if (!(await reloadWhenReachable())) sessionStorage.removeItem(STORAGE_KEY)
  })
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || answers || !event.cancelable) return
    event.preventDefault()
    reloadWhenReachable()
  })
}
