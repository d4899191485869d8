import type { LanguageChoiceProps } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { isTranslatedByBrowser } from '../lib/browser-translation'
import { setFailedLanguage } from '../lib/failed-language'
import { activateLanguage, activeLanguage } from '../lib/i18n'
import { type Language, languages } from '../lib/languages'
import { storeLanguage } from '../lib/stored-language'
import { usePage } from './use-page'

/**
 * Returns the props of a language menu or switch. Once the texts in the chosen language have loaded, stores the choice
 * and changes the path to the language; the scroll position stays. If they fail to load, `LanguageNotice` says so.
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { i18n } = useTranslation()
  const { handle, paths } = usePage()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const choose = async (language: Language) => {
    setFailedLanguage(undefined)
    try {
      await activateLanguage(i18n, language, handle.namespaces)
    } catch {
      setFailedLanguage(languages.find(({ code }) => code === language)?.name)
      return
    }
    storeLanguage(language)
    if (isTranslatedByBrowser()) return window.location.assign(paths[language] + hash)
    await navigate(paths[language] + hash, { replace: true, preventScrollReset: true })
  }
  return {
    value: activeLanguage(i18n),
    languages: languages.map(({ code, name }) => ({ code, name, href: paths[code] })),
    onValueChange: (code) => choose(code as Language),
  }
}
