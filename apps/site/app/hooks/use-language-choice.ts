import type { LanguageChoice } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { activateLanguage, activeLanguage } from '../lib/i18n'
import { type Language, languages } from '../lib/languages'
import { storeLanguage } from '../lib/stored-language'
import { usePage } from './use-page'

/**
 * The props of the language menu and switch. A choice is stored, takes effect at once and replaces the path by the one
 * in that language; the scroll position stays.
 */
export function useLanguageChoice(): LanguageChoice {
  const { i18n } = useTranslation()
  const { paths } = usePage()
  const { hash } = useLocation()
  const navigate = useNavigate()
  return {
    value: activeLanguage(i18n),
    languages: languages.map(({ code, name }) => ({ code, name, href: paths[code] })),
    onValueChange: async (code) => {
      const language = code as Language
      storeLanguage(language)
      await activateLanguage(i18n, language, [])
      await navigate(paths[language] + hash, { replace: true, preventScrollReset: true })
    },
  }
}
