import { PAGES_CACHE_PREFIX } from './offline-caches'
import { languageOfPrefix } from './paths'

/** A page of which the service worker has a copy. */
export interface SavedPage {
  path: string
  title: string
}

/**
 * The pages of which the service worker has copies and whose paths have the same language prefix as `path`. The page
 * that was opened last is the first.
 */
export async function listSavedPages(path: string): Promise<SavedPage[]> {
  if (!('caches' in window)) return []
  const name = (await caches.keys()).find((key) => key.startsWith(PAGES_CACHE_PREFIX))
  if (!name) return []
  const cache = await caches.open(name)
  const requests = await cache.keys()
  const copies = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      // Parses only the head, because a complete page is long.
      const { title } = new DOMParser().parseFromString(html.slice(0, html.indexOf('<body')), 'text/html')
      return { path: new URL(request.url).pathname, title }
    }),
  )
  return copies
    .filter((copy) => copy.title && languageOfPrefix(copy.path) === languageOfPrefix(path))
    .reverse()
}

/**
 * Reads, from the fragment of the offline page's URL, the path of the page that the service worker could not load.
 * Returns `fallback` if the fragment is not a path of the site.
 */
export function parseUnavailablePath(hash: string, fallback: string) {
  const path = hash.slice(1)
  // Rejects fragments such as `//host` and `javascript:`, because any site can link to the offline page with such a
  // fragment.
  return /^\/(?![/\\])/.test(path) ? path : fallback
}
