import type { Namespace } from './namespaces'

/** A page of the sitemap: what is known about it before its module has loaded. */
export interface PageHandle {
  /** Without the language, `/rooms`; the 404 page has none. */
  path: string | undefined
  /** Its file in `app/routes`, without the extension. */
  module: string
  /** Its translation files besides `common`. */
  namespaces: Namespace[]
  /** Room or post `id`. */
  id?: string
  /** The `id` of its hero: the header lies over it, transparent. */
  hero?: string
  /** For a page with two paths: the one that search engines list. */
  canonical?: string
}
