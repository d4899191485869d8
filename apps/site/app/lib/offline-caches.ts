/** Prefix of the names of the service worker's caches. After it come the kind of copies and the release, or `consent`. */
export const CACHE_PREFIX = 'site-'

/** Prefix of the name of the cache with the pages that the visitor has opened. After it comes the release. */
export const PAGES_CACHE_PREFIX = `${CACHE_PREFIX}pages-`

/**
 * Response header of a cached `fiere.json`: the time at which the service worker saved the file, ISO 8601. Responses of
 * the host do not have this header.
 */
export const SAVED_AT_HEADER = 'saved-at'
