import type { ResourceLanguage } from 'i18next'
import type { HydrationState } from 'react-router'
import type { Language } from './languages'

/**
 * Texts and data of a pre-rendered page. React hydrates the page with them. They are in a file of their own, because
 * the browser needs them only after the first view.
 */
export interface PageData {
  /** The texts of the page, by translation file. */
  texts: ResourceLanguage
  loaderData: NonNullable<HydrationState['loaderData']>
}

/** The language of the pre-rendered HTML, and the path of the file with its `PageData`. */
interface PrerenderedPage {
  language: Language
  pageData: string
}

/**
 * Reads from the HTML how the page was pre-rendered; undefined on the development server, which does not pre-render
 * pages. The attributes are on the script element of `start.ts`.
 */
export const findPrerenderedPage = () =>
  document.querySelector<HTMLScriptElement>('script[data-page-data]')?.dataset as PrerenderedPage | undefined

/** @throws if the file fails to load */
export async function loadPageData(path: string): Promise<PageData> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}
