import type { LanguageChoiceProps } from '@meridiana/ui'
import { createPath } from 'react-router'
import { hydrateSections } from '../first-view/lazy-section'
import { loadTexts } from '../i18n'
import { setFailedLoad } from '../lib/failed-load'
import { isTranslatedByBrowser } from '../lib/languages/browser-translation'
import { defaultLanguage, type Language, languages } from '../lib/languages/languages'
import { localizePath, setLanguageParameter } from '../lib/languages/paths'
import { storeLanguage } from '../lib/languages/stored-language'
import { findNextPage, openPage, replaceDocument, setNextPage } from './next-page'
import { usePage } from './use-page'
import { useRouter } from './use-router'

/** The last choice: one whose texts arrive late gives way to it. */
let lastChoice: object | undefined

/** The parameter by which an address asks for a language: empty for a language with a prefix. */
const parameterOf = (language: Language) => (language === defaultLanguage ? language : undefined)

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language have loaded, stores the choice
 * and changes the path to the language; the scroll position, query and hash stay. If they fail to load, a message says
 * so.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { language, paths, texts } = usePage()
  const router = useRouter()
  const choose = async (chosen: Language) => {
    const choice = {}
    lastChoice = choice
    setFailedLoad(undefined)
    setNextPage('waiting')
    const areHydrated = await Promise.all([hydrateSections(), loadTexts(chosen, { texts })]).then(
      ([areHydrated]) => areHydrated,
      () => undefined,
    )
    if (choice !== lastChoice) return
    if (areHydrated === undefined) {
      if (!findNextPage(router)) setNextPage('failed')
      return setFailedLoad({ language: languages.find(({ code }) => code === chosen)?.name })
    }
    const isStored = storeLanguage(chosen)
    // The visitor may have followed a link meanwhile. One whose code still loads takes over the language by itself.
    const { location, navigation } = router.state
    const next = findNextPage(router) && navigation.location
    const { pathname, search, hash } = next ?? location
    const query = setLanguageParameter(search, isStored ? undefined : parameterOf(chosen))
    const target = { pathname: localizePath(chosen, pathname), search: query, hash }
    // React cannot change the texts of a section that has failed, nor those that the browser has translated.
    if (!areHydrated || isTranslatedByBrowser()) await replaceDocument(target.pathname + query + hash)
    else if (next)
      await openPage(router, target, { language: chosen, replace: pathname === window.location.pathname })
    else if (createPath(target) === createPath(location)) setNextPage('ready')
    else
      await router.navigate(target, {
        replace: true,
        preventScrollReset: true,
        // With a hash, React Router would scroll to its target.
        state: hash ? { scrollKey: location.key, ...location.state } : location.state,
      })
  }
  return {
    value: language,
    languages: languages.map(({ code, name }) => ({
      code,
      name,
      href: paths[code] + setLanguageParameter('', parameterOf(code)),
    })),
    onValueChange: (code) => choose(code as Language),
  }
}
