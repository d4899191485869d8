import type { LanguageChoiceProps } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { openDocument } from '../first-view/inline-scripts'
import { hydrateSections } from '../first-view/lazy-section'
import { loadTexts } from '../i18n'
import { setFailedLoad } from '../lib/failed-load'
import { isTranslatedByBrowser } from '../lib/languages/browser-translation'
import { defaultLanguage, type Language, languages } from '../lib/languages/languages'
import { localizePath, setLanguageParameter } from '../lib/languages/paths'
import { storeLanguage } from '../lib/languages/stored-language'
import { isNextPageWaiting } from './use-next-page'
import { usePage } from './use-page'
import { useRouter } from './use-router'

/** Changes with each choice, so that a choice whose texts arrive late gives way to a later one. */
let lastChoice = 0

/** The parameter by which an address asks for a language: empty for a language with a prefix. */
const parameterOf = (language: Language) => (language === defaultLanguage ? language : undefined)

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language have loaded, stores the choice
 * and changes the path to the language; the scroll position, query and hash stay. If they fail to load, a message says
 * so.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { i18n } = useTranslation()
  const { language, paths } = usePage()
  const router = useRouter()
  const choose = async (chosen: Language) => {
    lastChoice += 1
    const choice = lastChoice
    setFailedLoad(undefined)
    let canChange = true
    try {
      const loadUsedTexts = () => loadTexts(chosen, i18n.reportNamespaces?.getUsedNamespaces() ?? [])
      const [, areHydrated] = await Promise.all([loadUsedTexts(), hydrateSections()])
      await loadUsedTexts()
      canChange = areHydrated && !isTranslatedByBrowser()
    } catch {
      if (choice === lastChoice)
        setFailedLoad({ language: languages.find(({ code }) => code === chosen)?.name })
      return
    }
    if (choice !== lastChoice) return
    const isStored = storeLanguage(chosen)
    // The visitor may have followed a link meanwhile.
    const { location, navigation } = router.state
    const next = isNextPageWaiting() ? navigation.location : undefined
    const { pathname, search, hash, key, state } = next ?? location
    const query = setLanguageParameter(search, isStored ? undefined : parameterOf(chosen))
    const address = localizePath(chosen, pathname) + query + hash
    // React cannot change the texts of a section that has failed, nor those that the browser has translated.
    if (canChange)
      await router.navigate(address, {
        replace: pathname === window.location.pathname,
        preventScrollReset: !next,
        // With a hash, React Router would scroll to its target.
        state: hash && !next ? { scrollKey: key, ...state } : state,
      })
    else if (!(await openDocument(address))) setFailedLoad('part')
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
