import type { Resource, ResourceLanguage } from 'i18next'
import type { HydrationState } from 'react-router'
import type { Language } from './languages'

/** Id of the `<script type="application/json">` element with the `InlinePageData`. */
export const INLINE_PAGE_DATA_ELEMENT_ID = 'page-data'

/** Data in the HTML of a pre-rendered page, so that hydration needs no request for it. */
export interface InlinePageData {
  language: Language
  resources: Resource
  loaderData: NonNullable<HydrationState['loaderData']>
  /**
   * Path of the file with all `PageTextsAndData` of the page. Undefined if the page has no lazy sections: `resources` and
   * `loaderData` are then complete.
   */
  sectionData?: string
}

/**
 * Texts (by translation file) and data of a page. The HTML of a page with lazy sections contains only those that the
 * page uses outside of these sections; a file has all of them.
 */
export interface PageTextsAndData {
  texts: ResourceLanguage
  loaderData: InlinePageData['loaderData']
}

/** Converts data to JSON for a `<script>` element. Escapes `<`, so that no text can contain the closing tag. */
export const toInlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads the page data from the HTML; undefined on the development server, which does not pre-render pages. */
export function readInlinePageData(): InlinePageData | undefined {
  const text = document.getElementById(INLINE_PAGE_DATA_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as InlinePageData) : undefined
}
