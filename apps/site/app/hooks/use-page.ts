import { useLocation, useMatches } from 'react-router'
import { defaultLanguage, type Language, languageCodes } from '../lib/languages/languages'
import { addressBeside, localizePath, readPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { useBrowserValue } from './use-browser-value'

/** Returns the current page, its path in every language, and a function that localizes other paths. */
export function usePage() {
  const { pathname, search } = useLocation()
  const { hero, canonical, notFound = false, texts = [] } = (useMatches().at(-1)?.handle ?? {}) as PageHandle
  const { prefix: language = defaultLanguage, page: path } = readPath(pathname, languageCodes)
  // The page “not found” has one HTML file for all paths. So its language links lead to the home page until hydration,
  // and then to the visitor's path.
  const linkedPath = useBrowserValue(canonical ?? path, notFound ? '/' : (canonical ?? path))
  // Where the browser stores nothing, the links of an English page ask for English.
  const query = useBrowserValue(search, '')
  return {
    language,
    hero,
    notFound,
    texts,
    /** Path of this page without the language prefix. */
    path,
    /** Path of this page in each language. */
    paths: Object.fromEntries(languageCodes.map((code) => [code, localizePath(code, linkedPath)])) as Record<
      Language,
      string
    >,
    /** The address, in the language of the current page, of a page with or without a fragment. */
    localize: (target: string) => addressBeside({ pathname, search: query }, target),
  }
}
