import type { LanguageChoiceProps } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { isTranslatedByBrowser } from '../lib/browser-translation'
import { activateLanguage, activeLanguage } from '../lib/i18n'
import { type Language, languages } from '../lib/languages'
import { storeLanguage } from '../lib/stored-language'
import { usePage } from './use-page'

interface UseLanguageChoice {
  /** Props of the language menu and switch. */
  choice: LanguageChoiceProps
  /** Name of the language that was chosen last, if its texts failed to load. */
  failed: string | undefined
  /** Removes the message about the language whose texts failed to load. */
  dismissFailed: () => void
}

/**
 * Lets the visitor choose a language. Once the texts in that language have loaded, stores the choice and changes the
 * path to the language; the scroll position stays.
 */
export function useLanguageChoice(): UseLanguageChoice {
  const { i18n } = useTranslation()
  const { handle, paths } = usePage()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string>()
  const choose = async (language: Language) => {
    setFailed(undefined)
    try {
      await activateLanguage(i18n, language, handle.namespaces)
    } catch {
      setFailed(languages.find(({ code }) => code === language)?.name)
      return
    }
    storeLanguage(language)
    if (isTranslatedByBrowser()) return window.location.assign(paths[language] + hash)
    await navigate(paths[language] + hash, { replace: true, preventScrollReset: true })
  }
  return {
    choice: {
      value: activeLanguage(i18n),
      languages: languages.map(({ code, name }) => ({ code, name, href: paths[code] })),
      onValueChange: (code) => choose(code as Language),
    },
    failed,
    dismissFailed: () => setFailed(undefined),
  }
}
