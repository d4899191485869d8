import type { Resource } from 'i18next'
import type { HydrationState } from 'react-router'
import type { Language } from './languages'

export const PAGE_DATA_ID = 'page-data'

/** Data embedded in a pre-rendered page, so that hydration needs no request. */
export interface PageData {
  language: Language
  resources: Resource
  loaderData: HydrationState['loaderData']
}

/** JSON for a `<script>` element: escaped, so that no text can close it. */
export const toInlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads the embedded data; undefined on the development server, which embeds none. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}
