import type { Resource } from 'i18next'
import type { HydrationState } from 'react-router'
import type { Language } from './languages'

/** The `id` of the element that carries it. */
export const PAGE_DATA_ID = 'page-data'

/** What a pre-rendered page brings along, so that hydrating it asks the network for nothing. */
export interface PageData {
  language: Language
  resources: Resource
  loaderData: HydrationState['loaderData']
}

/** JSON that may stand inside a `<script>`: nothing in it can close the element. */
export const toInlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The page's data; undefined where the page was not pre-rendered (the development server). */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}
