/** The languages of the site; English is the plain address and the fallback. */
export const languages = ['en', 'it', 'de'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en'

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch' }

/** The language as `Intl` wants it: British dates for English. */
export const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', de: 'de-DE' }

/** The language that an address fixes (`/it/rooms`); undefined for a plain one. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1]
  return languages.find((language) => language === first && language !== fallbackLanguage)
}

/** What stands before every path of a language's addresses: nothing, `/it`, `/de`. */
export const languagePrefix = (language: Language | undefined) =>
  language && language !== fallbackLanguage ? `/${language}` : ''

/** The address of a page in a language. `path` begins with a slash. */
export const localizePath = (language: Language, path: string) => `${languagePrefix(language)}${path}`

/** The address of a page without its language. */
export function stripLanguage(pathname: string) {
  const path = pathname.slice(languagePrefix(languageOfPath(pathname)).length).replace(/\/+$/, '')
  return path === '' ? '/' : path
}

const KEY = 'lng'

/** Keeps the visitor's choice; a browser that refuses to is left in peace. */
export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the page.
  }
}
