import { useLocation, useMatches } from 'react-router'
import {
  type Language,
  languageOfPath,
  languagePrefix,
  languages,
  localizePath,
  stripLanguage,
} from '../lib/language'
import type { PageHandle } from '../lib/page-handle'

/** The page at the current address, and how to speak of other addresses from it. */
export function usePage() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle
  const prefix = languagePrefix(languageOfPath(pathname))
  const path = stripLanguage(pathname)
  // The page that stands where no other does has no address of its own: its languages lead home. A page with two
  // addresses is known by one of them.
  const addressable = handle.path === undefined ? '/' : (handle.canonical ?? path)
  const paths = Object.fromEntries(
    languages.map((language) => [language, localizePath(language, addressable)]),
  ) as Record<Language, string>
  return {
    handle,
    /** The plain address of this page. */
    path,
    /** This page in each language. */
    paths,
    /** An address of the site, in the language that the current address fixes. */
    localize: (target: string) => `${prefix}${target}`,
  }
}
