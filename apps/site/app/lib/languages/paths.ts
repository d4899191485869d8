import { defaultLanguage, type Language, languageCodes } from './languages.ts'

/** The language of a path, `it` for `/it/rooms`; undefined if the path has no language prefix. */
export function languageOfPrefix(path: string): Language | undefined {
  const first = path.split('/')[1]
  return languageCodes.find((code) => code === first && code !== defaultLanguage)
}

/** The language of a path, also of one without a prefix. */
export const languageOfPath = (path: string) => languageOfPrefix(path) ?? defaultLanguage

/** The prefix of paths in a language: `/it`, `/de`; empty for the default language. */
export const languagePrefix = (language: Language | undefined) =>
  language && language !== defaultLanguage ? `/${language}` : ''

/** The path of a page in a language. `path` begins with a slash and has no language prefix. */
export const localizePath = (language: Language, path: string) => `${languagePrefix(language)}${path}`

/**
 * Removes the language prefix, repeated slashes and a slash at the end from a path. A path that began with two slashes
 * would be the name of another host.
 */
export function stripLanguagePrefix(path: string) {
  const bare = path.slice(languagePrefix(languageOfPrefix(path)).length)
  return `/${bare.split('/').filter(Boolean).join('/')}`
}

/** Path of the picture for link previews of the page at `path`, which may have a language prefix. */
export const socialImagePath = (path: string) => `/social${path.replace(/\/$/, '/index')}.jpg`
