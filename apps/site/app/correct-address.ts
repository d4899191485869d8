import type { readPath, setLanguageParameter } from './lib/languages/paths'

/**
 * Corrects the address of the page before the first paint. The build inserts the text of this function into the head of
 * every page, so it uses nothing from outside of itself.
 *
 * - A page has one address, in the spelling of `readPath`.
 * - An address without a language, opened by a visitor with another language (stored, else that of the browser), is
 *   replaced by that language's address.
 * - The default language is asked for by `?lng=en` or `/en/…`. The wish is stored, and the parameter stays only where
 *   the browser stores nothing.
 * - If the host answers with the HTML of another page, the page “not found” replaces it.
 * - If the visitor has gone back before this script runs, the address is no longer the one that was requested: its own
 *   document is opened.
 *
 * @param codes the languages; the first is the default, whose addresses have no prefix
 */
export function correctAddress(
  read: typeof readPath,
  setParameter: typeof setLanguageParameter,
  codes: string[],
) {
  // A page that the visitor has saved has the address of a file.
  if (!location.protocol.startsWith('http')) return
  const root = document.documentElement
  const { pathname, search, hash } = location
  const visited = read(pathname, codes)
  const find = (code?: string | null) => codes.find((known) => known === code)
  const asked = visited.prefix ?? find(/[?&]lng=(\w+)/.exec(search)?.[1])
  const asksForDefault = asked !== undefined && asked === codes[0]
  let stored: string | null = null
  try {
    if (asksForDefault) localStorage.setItem('lng', asked)
    stored = localStorage.getItem('lng')
  } catch {
    // If the browser forbids storage, there is no stored choice.
  }
  const language = asked ?? find(stored) ?? find(navigator.language?.slice(0, 2).toLowerCase())
  const query = asked ? setParameter(search, asksForDefault && stored !== asked ? asked : '') : search
  const address = visited.localize(language)
  const shown = read(root.dataset.path ?? '', codes).address
  const notFound = read('/404', codes).localize(language)
  const [request] = performance.getEntriesByType('navigation')
  const open = (target: string) => {
    root.hidden = true
    location.replace(target)
  }
  if (shown === address) {
    if (address + query !== pathname + search) history.replaceState(history.state, '', address + query + hash)
  } else if (request && read(new URL(request.name).pathname, codes).address !== visited.address) {
    // `location.replace` would stay on this document if the address has a fragment.
    root.hidden = true
    location.reload()
  } else if (address !== pathname.replace(/(.)\/$/, '$1')) open(address + query + hash)
  else if (shown !== notFound) open(`${notFound}.html`)
}
