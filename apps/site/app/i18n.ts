import { type BackendModule, createInstance, type i18n as I18n } from 'i18next'
import { defaultLanguage, type Language } from './lib/languages/languages'
import { textPath } from './lib/languages/paths'
import type { PageHandle } from './lib/page-handle'

/** The translation files of a page. */
export const textsOf = ({ texts = [] }: PageHandle = {}) => ['common', ...texts]

/**
 * Creates the i18next instance of a language. A key that the language lacks shows the English text; a key that English
 * lacks shows itself.
 */
export function createI18n(language: Language, backend: BackendModule): I18n {
  const i18n = createInstance()
  i18n.use(backend).init({
    lng: language,
    fallbackLng: defaultLanguage,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    parseMissingKeyHandler: (key, _, options) => (options?.returnObjects ? [key] : key),
  })
  return i18n
}

/** Loads a translation file over HTTP. Without an answer, or with one of a server that fails, i18next asks again. */
const httpBackend: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace, done) {
    const path = textPath(language, namespace)
    const answer = await fetch(path).catch(() => undefined)
    const texts = answer?.ok ? await answer.json().catch(() => undefined) : undefined
    if (texts) done(null, texts)
    else done(new Error(`site: ${path} could not be loaded`), !answer || answer.status >= 500)
  },
}

const instances = new Map<Language, I18n>()

/** The i18next instance of a language in the browser, which loads the translation files over HTTP. */
function browserI18n(language: Language) {
  const known = instances.get(language)
  if (known) return known
  const i18n = createI18n(language, httpBackend)
  instances.set(language, i18n)
  return i18n
}

let latest: I18n | undefined

/** The instance of a language, or the one before if the texts of the language cannot be had: an error page needs words. */
export function readableI18n(language: Language) {
  const i18n = browserI18n(language)
  if (!latest || i18n.hasResourceBundle(language, 'common')) latest = i18n
  return latest
}

/**
 * Loads the translation files of a page. To be called before it renders.
 *
 * @throws if a file of this language cannot be loaded, after all retries
 */
export async function loadTexts(language: Language, page: PageHandle | undefined) {
  const namespaces = textsOf(page)
  const i18n = browserI18n(language)
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve))
  const findMissing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  // `loadNamespaces` would wait for the files of other pages, too, and would not ask again for one that has failed. The
  // page does not wait for English, which it needs only for a key that its language lacks.
  const wanted = findMissing()
  if (wanted.length > 0 && language !== defaultLanguage) i18n.reloadResources([defaultLanguage], wanted)
  if (wanted.length > 0) await i18n.reloadResources([language], wanted)
  const missing = findMissing()
  if (missing.length > 0) throw new Error(`site: no translations for ${language}: ${missing.join(', ')}`)
}

export const activeLanguage = (i18n: I18n) => (i18n.language ?? defaultLanguage) as Language
