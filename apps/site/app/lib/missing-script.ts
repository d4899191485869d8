import { setFailedLoad } from './failed-load'

const STORAGE_KEY = 'reloadedFor'

let answers = false

/**
 * Reloads the page if the server answers within ten seconds; otherwise resolves with `false`. A reload without an answer
 * would show the browser's own error page, which has no header and no phone number.
 */
export async function reloadIfReachable() {
  answers = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).then(
    () => true,
    () => false,
  )
  if (answers) window.location.reload()
  return answers
}

let timer: number | undefined

/** Reloads the page if the server answers; otherwise tells the visitor, and asks again every three seconds. */
async function reloadWhenReachable() {
  const reloads = await reloadIfReachable()
  if (!reloads) {
    setFailedLoad('part')
    // The event `online` would not do: it says that there is a network, not that the server answers.
    window.clearTimeout(timer)
    timer = window.setTimeout(reloadWhenReachable, 3000)
  }
  return reloads
}

/**
 * Reloads the page when the script of a section, a dialog or a menu is missing, because a new release removes the scripts
 * of the previous one. Reloads a page once, and not at all if the browser forbids storage. React Router does the same
 * for the scripts of routes, but does not ask whether the server answers; this function does so for it, where the browser
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
