import type { LanguageChoiceProps } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { openDocument } from '../first-view/inline-scripts'
import { hydrateSections } from '../first-view/lazy-section'
import { loadTexts } from '../i18n'
import { setFailedLoad } from '../lib/failed-load'
import { isTranslatedByBrowser } from '../lib/languages/browser-translation'
import { type Language, languages } from '../lib/languages/languages'
import { localizePath, stripLanguagePrefix } from '../lib/languages/paths'
import { storeLanguage } from '../lib/languages/stored-language'
import { usePage } from './use-page'

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language have loaded, stores the choice
 * and changes the path to the language; the scroll position, query and hash stay. If they fail to load, a message says
 * so.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { i18n } = useTranslation()
  const { language, paths } = usePage()
  const navigate = useNavigate()
  const choose = async (chosen: Language) => {
    setFailedLoad(undefined)
    const { pathname } = window.location
    let canChange = true
    try {
      const loadUsedTexts = () => loadTexts(chosen, i18n.reportNamespaces?.getUsedNamespaces() ?? [])
      const [, areHydrated] = await Promise.all([loadUsedTexts(), hydrateSections()])
      await loadUsedTexts()
      canChange = areHydrated && !isTranslatedByBrowser()
    } catch {
      setFailedLoad({ language: languages.find(({ code }) => code === chosen)?.name })
      return
    }
    storeLanguage(chosen)
    // The visitor may have followed a link meanwhile. The router does not see that a lightbox changes the hash.
    const { location } = window
    const path =
      location.pathname === pathname
        ? paths[chosen]
        : localizePath(chosen, stripLanguagePrefix(location.pathname))
    const address = path + location.search + location.hash
    // React cannot change the texts of a section that has failed, nor those that the browser has translated.
    if (canChange) await navigate(address, { replace: true, preventScrollReset: true })
    else if (!(await openDocument(address))) setFailedLoad('part')
  }
  return {
    value: language,
    languages: languages.map(({ code, name }) => ({ code, name, href: paths[code] })),
    onValueChange: (code) => choose(code as Language),
  }
}
