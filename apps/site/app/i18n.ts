import { type BackendModule, createInstance, type i18n as I18n, type Module } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { openDocument } from './first-view/inline-scripts'
import { readPart } from './first-view/parts'
import { defaultLanguage, type Language } from './lib/languages/languages'
import { languageOfPath } from './lib/languages/paths'

/** Path of a translation file, for `public/` and for requests. */
export const textPath = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`

/**
 * Creates the i18next instance of a language. A translation file loads when the first component that uses it renders;
 * React's Suspense waits for it. A key that the language lacks shows the English text; a key that English lacks shows
 * itself. If the English file has not loaded either, after all retries, `t` throws: the page shows its error boundary.
 */
export function createI18n(language: Language, backend: BackendModule | Module): I18n {
  const i18n = createInstance()
  i18n.use(backend).init({
    lng: language,
    fallbackLng: defaultLanguage,
    load: 'currentOnly',
    ns: 'common',
    defaultNS: 'common',
    backend: { loadPath: textPath('{{lng}}', '{{ns}}') },
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    parseMissingKeyHandler(key, _, options) {
      const namespaces: string[] = [options?.ns ?? 'common'].flat()
      const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(defaultLanguage, namespace))
      if (missing.length > 0) throw new MissingTextsError(language, missing)
      return options?.returnObjects ? [key] : key
    },
  })
  return i18n
}

/** Thrown when translation files cannot be loaded. */
export class MissingTextsError extends Error {
  constructor(language: Language, namespaces: string[]) {
    super(`site: no translations for ${language}: ${namespaces.join(', ')}`)
  }
}

const instances = new Map<Language, I18n>()

/** The i18next instance of a language in the browser, which loads the translation files over HTTP. */
export function browserI18n(language: Language) {
  const known = instances.get(language)
  if (known) return known
  const i18n = createI18n(language, new HttpBackend())
  instances.set(language, i18n)
  // English texts would take the place of a page's own, which its document has. Not before the start, and not for a
  // language that the page does not have yet.
  i18n.on('failedLoading', (failed) => {
    const isShown =
      readPart(document.documentElement) === 'ready' && languageOfPath(location.pathname) === language
    if (isShown && failed === language && language !== defaultLanguage) openDocument(location.href)
  })
  return i18n
}

/**
 * Loads translation files.
 *
 * @throws if a file of this language cannot be loaded, after all retries
 */
export async function loadTexts(language: Language, namespaces: readonly string[]) {
  const i18n = browserI18n(language)
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve))
  await i18n.loadNamespaces(namespaces)
  const findMissing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  // `loadNamespaces` does not ask again for a file that has failed before.
  if (findMissing().length > 0) await i18n.reloadResources(language, findMissing())
  const missing = findMissing()
  if (missing.length > 0) throw new MissingTextsError(language, missing)
}

export const activeLanguage = (i18n: I18n) => (i18n.language ?? defaultLanguage) as Language
