import type { LanguageChoice } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { activeLanguage } from '../lib/i18n'
import { type Language, languageNames, languages, rememberLanguage } from '../lib/language'
import { usePage } from './use-page'

/**
 * What the language menu and switch need. A choice is stored, switches in place at once and moves to that language's
 * address of this page, history replaced and scroll position kept.
 */
export function useLanguageChoice(): LanguageChoice {
  const { i18n } = useTranslation()
  const { paths } = usePage()
  const { hash } = useLocation()
  const navigate = useNavigate()
  return {
    value: activeLanguage(i18n),
    languages: languages.map((code) => ({ code, name: languageNames[code], href: paths[code] })),
    onValueChange: async (code) => {
      const language = code as Language
      rememberLanguage(language)
      await i18n.changeLanguage(language)
      await navigate(paths[language] + hash, { replace: true, preventScrollReset: true })
    },
  }
}
