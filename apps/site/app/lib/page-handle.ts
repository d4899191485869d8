import type { FlatNamespace } from 'i18next'

/** Properties of a page that the header and the metadata need. A route module exports them as `handle`. */
export interface PageHandle {
  /** Value of the `id` attribute of the page's hero. The header is transparent while it is over the hero. */
  hero?: string
  /** The path that search engines list, if the page has several. */
  canonical?: string
  /** Whether this is the page for addresses that do not exist. */
  notFound?: boolean
  /** The translation files of the page beside `common`. */
  texts?: FlatNamespace[]
  /** The sections whose code loads late: before another page is shown, all of it has loaded. */
  sections?: { load: () => Promise<unknown> }[]
}
