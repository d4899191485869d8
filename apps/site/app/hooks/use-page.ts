import { useLocation, useMatches } from 'react-router'
import { type Language, languageCodes } from '../lib/languages'
import type { PageHandle } from '../lib/page-handle'
import { languageOfPath, languagePrefix, localizePath, stripLanguage } from '../lib/paths'

/** The page at the current address, and how to speak of other addresses from it. */
export function usePage() {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle
  const prefix = languagePrefix(languageOfPath(pathname))
  const path = stripLanguage(pathname)
  // The page that stands where no other does has no address of its own: its languageCodes lead home. A page with two
  // addresses is known by one of them.
  const addressable = handle.path === undefined ? '/' : (handle.canonical ?? path)
  const paths = Object.fromEntries(
    languageCodes.map((language) => [language, localizePath(language, addressable)]),
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
