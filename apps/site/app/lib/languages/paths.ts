import { defaultLanguage, type Language, languageCodes } from './languages.ts'

/**
 * Reads a path in any spelling. The one address of a page has small letters, none of them encoded (as some mail programs
 * do), and no repeated slashes, file name or slash at the end: a path that began with two slashes would be the name of
 * another host.
 *
 * The build inserts the text of this function into the head of every page, so it uses nothing from outside of itself.
 *
 * @param codes the languages; the first is the default, whose addresses have no prefix
 */
export function readPath<Code extends string>(path: string, codes: readonly Code[]) {
  const parts = path
    .replace(/%(2[de]|3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .split('/')
    .filter(Boolean)
  const prefix = codes.find((code) => code === parts[0])
  if (prefix) parts.shift()
  const localize = (language = codes[0]) =>
    `/${(language === codes[0] ? parts : [language, ...parts]).join('/')}`
  return {
    /** The language that the path names, also the default language; undefined if it names none. */
    prefix,
    /** The path without the language: `/rooms` for `/it/rooms`. */
    page: `/${parts.join('/')}`,
    /** The address of the page in a language. */
    localize,
    /** The address of the page in the language that the path names. */
    address: localize(prefix),
  }
}

/**
 * Sets or removes the parameter `lng` of a query, by which an address without prefix asks for the default language. The
 * build inserts the text of this function into the head of every page, too.
 */
export function setLanguageParameter(query: string, language?: string) {
  const parameters = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !parameter.startsWith('lng='))
  if (language) parameters.push(`lng=${language}`)
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** The language of a path, also of one without a prefix. */
export const languageOfPath = (path: string) => readPath(path, languageCodes).prefix ?? defaultLanguage

/** The path of a page without a language prefix. */
export const stripLanguagePrefix = (path: string) => readPath(path, languageCodes).page

/** The address of a page in a language. `path` may have the prefix of another language. */
export const localizePath = (language: Language, path: string) =>
  readPath(path, languageCodes).localize(language)

/** The address of a page, with or without a fragment, in the language of another address, for which it asks as that does. */
export function addressBeside({ pathname, search }: { pathname: string; search: string }, target: string) {
  const language = languageOfPath(pathname)
  const [page = '', fragment] = target.split('#')
  const query = search.includes('lng=') ? setLanguageParameter('', language) : ''
  return localizePath(language, page) + query + (fragment ? `#${fragment}` : '')
}

/** The prefix of paths in a language: `/it`, `/de`; empty for the default language. */
export const languagePrefix = (language: Language) => (language === defaultLanguage ? '' : `/${language}`)

/** Path of the picture for link previews of the page at `path`, which may have a language prefix. */
export const socialImagePath = (path: string) => `/social${path === '/' ? '/index' : path}.jpg`

/** Path of a translation file, for `public/` and for requests. */
export const textPath = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`
