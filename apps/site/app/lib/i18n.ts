import i18next, { type BackendModule, type i18n as I18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createContext } from 'react-router'
import { defaultLanguage, type Language } from './languages'
import type { Namespace } from './namespaces'

/** How long one request for words may take before it is tried again, ms. */
const REQUEST_TIMEOUT = 8_000

/** Words over the network. What the server refuses is not asked for again, any other failure is. */
export const httpBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const read = async () => {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT)
      const response = await fetch(`/locales/${language}/${namespace}.json`, { signal })
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`, { cause: response.status })
      return response.json()
    }
    read().then(
      (namespaces) => done(null, namespaces),
      (error: Error) => done(error, !(Number(error.cause) < 500)),
    )
  },
}

interface Options {
  language: Language
  /** The word files that the page needs besides `common`. */
  namespaces: Namespace[]
  /** Where words that are not at hand come from. */
  backend: BackendModule
  /** Words that came with the page. */
  resources?: Resource
}

/**
 * A translator for one visitor, or one pre-rendered page. A key without words is shown as it is; a failed read is
 * tried five times, after 350 ms and then twice as long each time.
 */
export async function createI18n({ language, namespaces, backend, resources }: Options): Promise<I18n> {
  const i18n = i18next.createInstance()
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // The three languages hold the same keys (a test sees to it), so no second file is ever needed.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      ...(resources ? { resources, partialBundledLanguages: true } : {}),
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false, maxReplaces: 1000 },
      react: { useSuspense: false },
    })
  return i18n
}

/** Gives the routes' loaders the translator. */
export const i18nContext = createContext<I18n>()

/** The active language, as our type. */
export const activeLanguage = (i18n: I18n) => (i18n.language ?? defaultLanguage) as Language

/** Makes a page's words ready in the given language, and that language the active one. */
export async function activateLanguage(i18n: I18n, language: Language, namespaces: Namespace[]) {
  await i18n.loadNamespaces(namespaces)
  if (i18n.language !== language) await i18n.changeLanguage(language)
}
