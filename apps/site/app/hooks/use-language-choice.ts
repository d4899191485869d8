import type { LanguageChoiceProps } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { hydrateSections } from '../first-view/lazy-section'
import { loadTexts } from '../i18n'
import { isTranslatedByBrowser } from '../lib/languages/browser-translation'
import { setFailedLanguage } from '../lib/languages/failed-language'
import { type Language, languages } from '../lib/languages/languages'
import { storeLanguage } from '../lib/languages/stored-language'
import { usePage } from './use-page'

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language have loaded, stores the choice
 * and changes the path to the language; the scroll position, query and hash stay. If they fail to load, `LanguageNotice`
 * says so.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { i18n } = useTranslation()
  const { language, paths } = usePage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const choose = async (chosen: Language) => {
    setFailedLanguage(undefined)
    try {
      const loadUsedTexts = () => loadTexts(chosen, i18n.reportNamespaces?.getUsedNamespaces() ?? [])
      await Promise.all([loadUsedTexts(), hydrateSections()])
      await loadUsedTexts()
    } catch {
      setFailedLanguage(languages.find(({ code }) => code === chosen)?.name)
      return
    }
    storeLanguage(chosen)
    // The router does not see that a lightbox changes the hash.
    const address = paths[chosen] + search + window.location.hash
    if (isTranslatedByBrowser()) return window.location.assign(address)
    await navigate(address, { replace: true, preventScrollReset: true })
  }
  return {
    value: language,
    languages: languages.map(({ code, name }) => ({ code, name, href: paths[code] })),
    onValueChange: (code) => choose(code as Language),
  }
}
