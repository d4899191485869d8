const STORAGE_KEY = 'reloadedFor'

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
 * Reloads the page when the script of a section, a dialog or a menu is missing, because a new release removes the scripts
 * of the previous one. Reloads a page once, and not at all if the browser forbids storage. React Router does the same
 * for the scripts of routes.
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
    if (await isUrlReachable(href)) window.location.reload()
    else sessionStorage.removeItem(STORAGE_KEY)
  })
}
