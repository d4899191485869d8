import type { Namespace } from './namespaces'

/** Properties of a page that are needed before its module has loaded. */
export interface PageRouteHandle {
  /** Path without the language prefix, `/rooms`; undefined for the 404 page. */
  path: string | undefined
  /** Name of the page's file in `app/routes`, without the extension. */
  module: string
  /** Translation files of the page, without `common`, which every page uses. */
  namespaces: Namespace[]
  /** Id of the room or post that the page shows. */
  id?: string
  /** Value of the `id` attribute of the page's hero. The header is transparent while it is over the hero. */
  hero?: string
  /** The path that search engines list, if the page has two paths and `path` is not the one to list. */
  canonical?: string
  /** Whether search engines and the sitemap leave the page out. */
  unlisted?: boolean
}
