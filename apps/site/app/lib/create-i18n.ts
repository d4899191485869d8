import i18next, { type BackendModule, type i18n as I18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { activeLanguage } from './i18n'
import { defaultLanguage, type Language } from './languages'
import type { Namespace } from './namespaces'

/** A request for translations is aborted, and tried again, after this time in ms. */
const REQUEST_TIMEOUT = 8_000

/**
 * Loads translations over HTTP. After a network failure or a response of 500 or more, i18next repeats the request,
 * unless the browser is offline.
 */
export const translationBackend: BackendModule = {
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
      (translations) => done(null, translations),
      (error: Error) => done(error, navigator.onLine && !(Number(error.cause) < 500)),
    )
  },
}

interface Options {
  language: Language
  /** The page's translation files besides `common`. */
  namespaces: Namespace[]
  /** Loads the translations that `resources` does not contain. */
  backend: BackendModule
  /** Translations embedded in the page. */
  resources?: Resource
}

/**
 * Creates an i18next instance for one visitor, or one pre-rendered page. If a key is missing, the instance returns the
 * English text; if English lacks the key too, it returns the key (in an array where the code expects an array). i18next
 * repeats a failed request five times, first after 350 ms; each delay is twice the one before.
 */
export async function createI18n({ language, namespaces, backend, resources }: Options): Promise<I18n> {
  const i18n = i18next.createInstance()
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // There is no fallback language at first, because `npm run check:translations` makes sure that all languages have
      // the same keys. If a key is missing all the same, `loadFallback` loads the English texts.
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
      saveMissing: true,
      missingKeyHandler: () => void loadFallback(i18n),
      parseMissingKeyHandler: (key, _, options) => (options?.returnObjects ? [key] : key),
    })
  return i18n
}

/** Loads the English texts for missing keys, then renders the page again. */
async function loadFallback(i18n: I18n) {
  const language = activeLanguage(i18n)
  if (i18n.options.fallbackLng || language === defaultLanguage) return
  i18n.options.fallbackLng = [defaultLanguage]
  await i18n.reloadResources([defaultLanguage])
  i18n.emit('languageChanged', language)
}
