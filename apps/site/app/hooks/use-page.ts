import { useLocation, useMatches } from 'react-router'
import { type Language, languageCodes } from '../lib/languages'
import type { PageHandle } from '../lib/page-handle'
import { languageOfPath, languagePrefix, localizePath, stripLanguage } from '../lib/paths'

/** The current page, its paths in every language, and how to link to other pages. */
export function usePage() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle
  const prefix = languagePrefix(languageOfPath(pathname))
  const path = stripLanguage(pathname)
  // The 404 page has no path: its language links lead home.
  const linkedPath = handle.path === undefined ? '/' : (handle.canonical ?? path)
  const paths = Object.fromEntries(
    languageCodes.map((language) => [language, localizePath(language, linkedPath)]),
  ) as Record<Language, string>
  return {
    handle,
    /** Path of this page without its language. */
    path,
    /** Path of this page in each language. */
    paths,
    /** Adds the language prefix of the current path to another path. */
    localize: (target: string) => `${prefix}${target}`,
  }
}
