import type { LanguageChoiceProps } from '@meridiana/ui'
import { createPath } from 'react-router'
import { hydrateSections } from '../first-view/lazy-section'
import { setNextPage } from '../first-view/parts'
import { loadTexts } from '../i18n'
import { isTranslatedByBrowser } from '../lib/languages/browser-translation'
import { defaultLanguage, type Language, languages } from '../lib/languages/languages'
import { localizePath, setLanguageParameter } from '../lib/languages/paths'
import { storeLanguage } from '../lib/languages/stored-language'
import { findNextPage, openPage, openPageDocument, setChoosing } from './next-page'
import { isCover } from './use-fragment'
import { usePage } from './use-page'
import { useRouter } from './use-router'

/** The last choice: one whose texts arrive late gives way to it. */
let lastChoice: object | undefined

/** The parameter by which an address asks for a language: empty for a language with a prefix. */
const parameterOf = (language: Language) => (language === defaultLanguage ? language : undefined)

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language, or its document, can be had,
 * stores the choice and changes the path to the language, of the page that is on its way if there is one; the scroll
 * position, query and hash stay.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { language, paths, texts } = usePage()
  const router = useRouter()
  const choose = async (chosen: Language) => {
    const choice = {}
    lastChoice = choice
    setChoosing(true)
    const [areHydrated, areLoaded] = await Promise.all([
      hydrateSections(),
      loadTexts(chosen, { texts }).then(
        () => true,
        () => false,
      ),
    ])
    // What covers the page leads back to its entry, which is the one to change.
    while (isCover(router.state.location))
      await new Promise((resolve) => window.addEventListener('part', resolve, { once: true }))
    if (choice !== lastChoice) return
    setChoosing(false)
    const isStored = areLoaded && storeLanguage(chosen)
    const next = findNextPage(router)
    const { location } = router.state
    const { pathname, search, hash } = next?.page ?? location
    const target = {
      pathname: localizePath(chosen, pathname),
      search: setLanguageParameter(search, isStored ? undefined : parameterOf(chosen)),
      hash,
    }
    // With a hash, React Router would scroll to its target.
    const state = hash ? { scrollKey: location.key, ...location.state } : location.state
    // React cannot change the texts of a section that has failed, nor those that the browser has translated.
    if (!areHydrated || !areLoaded || isTranslatedByBrowser()) {
      const isOpened = await openPageDocument(createPath(target), next?.replace ?? true)
      if (isOpened && choice === lastChoice) storeLanguage(chosen)
    } else if (next) await openPage(router, target, { replace: next.replace })
    else if (createPath(target) === createPath(location)) setNextPage('ready')
    else await openPage(router, target, { replace: true, preventScrollReset: true, state })
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
