/**
 * The languages of the site, the default first: it has no prefix in paths. Besides an entry here, a language has
 * translations in `public/locales`, flags in `public/flags` and messages of both widgets.
 *
 * Imports nothing, so that Node runs it as it is.
 */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-GB', flag: 'gb' },
  { code: 'it', name: 'Italiano', locale: 'it-IT', flag: 'it' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', flag: 'de' },
] as const

export type Language = (typeof languages)[number]['code']

export const languageCodes = languages.map(({ code }) => code)

export const defaultLanguage = languages[0].code

/** The locale of each language for `Intl`: British dates for English. */
export const locales = Object.fromEntries(languages.map(({ code, locale }) => [code, locale])) as Record<
  Language,
  string
>
