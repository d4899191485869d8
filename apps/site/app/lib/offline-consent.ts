import { CACHE_PREFIX } from './offline-caches'

// This code is not in `offline-caches.ts`, because the first view loads that file and does not need this code.

/**
 * Name of the cache that exists while the visitor allows copies. It is empty. The page creates and deletes it. The worker
 * cannot read the consent, and looks whether this cache exists.
 */
export const COPIES_ALLOWED_CACHE = `${CACHE_PREFIX}consent`

/**
 * Type of the message that asks the worker to copy the page `/offline` of each language and the files that this page and
 * the menu need, as the worker does when it is installed.
 */
export const COPY_OFFLINE_PAGES = 'COPY_OFFLINE_PAGES'

/** Deletes the service worker's caches whose name matches; by default all of them. */
export async function deleteCaches(matches: (name: string) => boolean = () => true) {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && matches(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
