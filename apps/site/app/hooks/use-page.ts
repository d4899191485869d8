import { useLocation, useMatches } from 'react-router'
import { type Language, languageCodes } from '../lib/languages'
import type { PageRouteHandle } from '../lib/page-handle'
import { languageOfPrefix, languagePrefix, localizePath, stripLanguagePrefix } from '../lib/paths'
import { useBrowserValue } from './use-browser-value'

/** Returns the current page, its path in every language, and a function that localizes other paths. */
export function usePage() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageRouteHandle
  const prefix = languagePrefix(languageOfPrefix(pathname))
  const path = stripLanguagePrefix(pathname)
  const canonical = handle.canonical ?? path
  // The 404 page has one HTML file for all paths. So its language links lead to the home page until hydration, and then
  // to the visitor's path.
  const linkedPath = useBrowserValue(canonical, handle.path === undefined ? '/' : canonical)
  const paths = Object.fromEntries(
    languageCodes.map((language) => [language, localizePath(language, linkedPath)]),
  ) as Record<Language, string>
  return {
    handle,
    /** Path of this page without the language prefix. */
    path,
    /** Path of this page in each language. */
    paths,
    /** Adds the language prefix of the current path to another path. */
    localize: (target: string) => `${prefix}${target}`,
  }
}
