import { useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import { type Language, languageCodes } from '../lib/languages'
import type { PageHandle } from '../lib/page-handle'
import { languageOfPath, languagePrefix, localizePath, stripLanguage } from '../lib/paths'

const subscribe = () => () => {}

/** False in the pre-rendered page and during hydration. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** The current page, its paths in every language, and how to link to other pages. */
export function usePage() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle
  const hydrated = useHydrated()
  const prefix = languagePrefix(languageOfPath(pathname))
  const path = stripLanguage(pathname)
  // One file is the 404 page of every path: its HTML links home, and after hydration to the visitor's path.
  const isUnknown = handle.path === undefined && !hydrated
  const linkedPath = isUnknown ? '/' : (handle.canonical ?? path)
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
