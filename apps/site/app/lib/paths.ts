import { defaultLanguage, type Language, languageCodes } from './languages'

/** The language that a path fixes, `it` for `/it/rooms`; undefined for one without a prefix. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/')[1]
  return languageCodes.find((code) => code === first && code !== defaultLanguage)
}

/** `/it`, `/de`; empty for the default language. */
export const languagePrefix = (language: Language | undefined) =>
  language && language !== defaultLanguage ? `/${language}` : ''

/** The path of a page in a language. `path` begins with a slash and has no prefix. */
export const localizePath = (language: Language, path: string) => `${languagePrefix(language)}${path}`

/** The path without its language and without a slash at the end. */
export function stripLanguage(path: string) {
  const stripped = path.slice(languagePrefix(languageOfPath(path)).length).replace(/\/+$/, '')
  return stripped === '' ? '/' : stripped
}
