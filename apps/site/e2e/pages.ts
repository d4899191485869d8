import { readFileSync } from 'node:fs'
import { type Language, languageCodes } from '../app/lib/languages/languages'
import { languagePrefix, localizePath, readPath } from '../app/lib/languages/paths'

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8')

/** The path of every page, without the prefix of a language. */
export const pagePaths = Array.from(
  sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
  ([, path]) => path || '/',
).filter((path) => !readPath(path, languageCodes).prefix)

/** The texts of a translation file. */
export const textsOf = (language: Language, file: string) =>
  JSON.parse(readFileSync(new URL(`../public/locales/${language}/${file}.json`, import.meta.url), 'utf8'))

/** The path prefix of a language, and texts by which the tests recognise it. */
function describeLanguage(language: Language) {
  const { nav, footer } = textsOf(language, 'common')
  const { title } = textsOf(language, 'home').slides.s1
  return {
    prefix: languagePrefix(language),
    headline: title.split(' <em>')[0] as string,
    navigation: nav.rooms as string,
    footer: footer.registration.match(/· (.*) \{/)[1] as string,
  }
}

export const languages = Object.fromEntries(
  languageCodes.map((language) => [language, describeLanguage(language)]),
) as Record<Language, ReturnType<typeof describeLanguage>>

export { type Language, languageCodes }

/** The path of every page in every language. */
export const localizedPages = languageCodes.flatMap((language) =>
  pagePaths.map((plainPath) => ({
    language,
    plainPath,
    path: localizePath(language, plainPath),
  })),
)
