import type { i18n as I18n } from 'i18next'
import { createContext } from 'react-router'
import { hydrateSections } from './hydration'
import { defaultLanguage, type Language } from './languages'
import type { Namespace } from './namespaces'
import { loadWidgetMessages } from './widget-messages'

/** Router context that passes the i18next instance to the loaders of the routes. */
export const i18nContext = createContext<I18n>()

export const activeLanguage = (i18n: I18n) => (i18n.language ?? defaultLanguage) as Language

/** The translation files of a page that have not been loaded in a language. */
const missingNamespaces = (i18n: I18n, language: Language, namespaces: Namespace[]) =>
  ['common', ...namespaces].filter((namespace) => !i18n.getResourceBundle(language, namespace))

/**
 * Checks that the page's translation files have been loaded.
 *
 * @throws if one of them has not been loaded
 */
export function assertTranslationsLoaded(i18n: I18n, language: Language, namespaces: Namespace[]) {
  const missing = missingNamespaces(i18n, language, namespaces)
  if (missing.length > 0) throw new Error(`site: no translations for ${language}: ${missing.join(', ')}`)
}

/**
 * Loads a page's translations and the widgets' messages, then makes the language the active one.
 *
 * @throws if a file fails to load; the active language then does not change
 */
export async function activateLanguage(i18n: I18n, language: Language, namespaces: Namespace[]) {
  const missing = missingNamespaces(i18n, language, namespaces)
  await Promise.all([
    // Calls `reloadResources`, because `loadNamespaces` would skip a file that has failed before.
    missing.length > 0 && i18n.reloadResources([language], missing),
    loadWidgetMessages(language),
  ])
  assertTranslationsLoaded(i18n, language, namespaces)
  if (i18n.language !== language) {
    await hydrateSections()
    await i18n.changeLanguage(language)
  }
  // Makes i18next remember the page's files, without a request, so that a later change of the language loads them too.
  await i18n.loadNamespaces(namespaces)
}
