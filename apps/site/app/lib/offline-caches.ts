/** The names of the service worker's caches begin with this, followed by what they hold and the release. */
export const CACHE_PREFIX = 'site-'

/** Start of the name of the cache with the pages that the visitor has opened. */
export const PAGES_CACHE_PREFIX = `${CACHE_PREFIX}pages-`

/** Response header of a cached `fiere.json`: the time of the copy, ISO 8601. A response of the host has none. */
export const COPIED_AT_HEADER = 'copied-at'
