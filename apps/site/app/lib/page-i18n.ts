import type { i18n as I18n, ResourceLanguage } from 'i18next'
import type { Language } from './languages'
import type { Namespace } from './namespaces'

interface PageI18nOptions {
  language: Language
  /** The page's translation files besides `common`. */
  namespaces: Namespace[]
  /** The texts of the page, by translation file. */
  texts: ResourceLanguage
}

/** Options of `t`. Those without a name here are values of placeholders. */
interface TextOptions {
  count?: number
  /** The values of the placeholders, if they are not in the options themselves. */
  replace?: object
  returnObjects?: boolean
}

/** `getFixedT` of i18next for any key: returns the function `t` for one or more translation files. */
type GetFixedT = (
  language: unknown,
  files: string | string[],
) => (key: string, options?: TextOptions) => unknown

/** Reads a nested value: `read(texts, 'footer.year')`. */
const read = (source: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], source)

/** Inserts values into the placeholders of a text, or of all texts in a list or an object. */
function insertValues(text: unknown, values: object): unknown {
  if (typeof text === 'string') return text.replace(/{{(.+?)}}/g, (_, path) => `${read(values, path) ?? ''}`)
  if (Array.isArray(text)) return text.map((item) => insertValues(item, values))
  if (typeof text !== 'object') return text
  return Object.fromEntries(
    Object.entries(Object(text)).map(([key, item]) => [key, insertValues(item, values)]),
  )
}

/**
 * Creates the translator of a pre-rendered page, with the texts of its data file. It does what the components of the page
 * need of an i18next instance. i18next has a large script, which loads when the page needs other texts: before a
 * navigation, for another language, or if a text is missing. The object then passes everything on to i18next.
 */
export function createPageI18n({ language, namespaces, texts }: PageI18nOptions): I18n {
  const resources = { [language]: texts }
  const listeners = new Map<() => void, string>()
  let i18next: I18n | undefined
  let loading: Promise<I18n> | undefined

  const loadI18next = async () => {
    const { createI18n, translationBackend } = await import('./create-i18n')
    i18next = await createI18n({ language, namespaces, resources, backend: translationBackend })
    for (const [listener, event] of listeners) i18next.on(event, listener)
    return i18next
  }
  /** @throws if the script of i18next fails to load; a later call tries again */
  const load = () => {
    loading ??= loadI18next().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  /** Finds the text of a key such as `footer.year` or `rooms:facts.title`; undefined if the page does not have it. */
  const find = (files: string[], key: string) => {
    const [path = '', file] = key.split(':').reverse()
    const found = (file ? [file] : files).map((name) => read(resources[language]?.[name], path))
    return found.find((text) => text !== undefined)
  }
  const translate = (files: string[], key: string, options: TextOptions = {}) => {
    const { count, replace, returnObjects } = options
    const plural = count === undefined ? '' : `_${new Intl.PluralRules(language).select(count)}`
    const text = find(files, key + plural) ?? find(files, key)
    if (text !== undefined) return insertValues(text, replace ?? options)
    // i18next loads the missing text, and then makes the components render again.
    load().then(
      () => getFixedT(null, files)(key, options),
      () => {},
    )
    return returnObjects ? [key] : key
  }
  const getFixedT: GetFixedT = (_, files) => (key, options) =>
    i18next
      ? (i18next.getFixedT as unknown as GetFixedT)(null, files)(key, options)
      : translate([files].flat(), key, options)
  /** A function of i18next that waits for i18next. */
  const later =
    <Name extends 'changeLanguage' | 'loadNamespaces' | 'reloadResources'>(name: Name) =>
    (...values: unknown[]) =>
      load().then((loaded) => (loaded[name] as (...values: unknown[]) => unknown)(...values))

  const page = {
    language,
    resolvedLanguage: language,
    languages: [language],
    isInitialized: true,
    options: { defaultNS: 'common', react: { useSuspense: false } },
    getFixedT,
    t: getFixedT(null, 'common'),
    exists: (key: string) => find(['common'], key) !== undefined,
    hasLoadedNamespace: (file: string) => resources[language]?.[file] !== undefined,
    getResourceBundle: (code: string, file: string) => resources[code]?.[file],
    addResourceBundle(_: string, file: string, bundle: object) {
      texts[file] = bundle
    },
    on: (event: string, listener: () => void) => void listeners.set(listener, event),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
    changeLanguage: later('changeLanguage'),
    loadNamespaces: later('loadNamespaces'),
    reloadResources: later('reloadResources'),
  }
  return new Proxy(page as unknown as I18n, {
    get: (target, name) => Reflect.get(i18next ?? target, name),
    set: (target, name, value) => Reflect.set(i18next ?? target, name, value),
  })
}
