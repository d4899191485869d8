/**
 * The languages of the site. The first is the default: its paths have no prefix. `CONTRIBUTING.md` lists what else a
 * language needs.
 *
 * This module imports nothing, so that Node scripts can run it without a build.
 */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-GB', flag: 'gb' },
  { code: 'it', name: 'Italiano', locale: 'it-IT', flag: 'it' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', flag: 'de' },
] as const

export type Language = (typeof languages)[number]['code']

export const languageCodes = languages.map(({ code }) => code)

export const defaultLanguage = languages[0].code

/** The locale of each language for `Intl`. English is `en-GB`, so dates have the British format. */
export const locales = Object.fromEntries(languages.map(({ code, locale }) => [code, locale])) as Record<
  Language,
  string
>
