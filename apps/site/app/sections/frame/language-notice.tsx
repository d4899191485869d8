import { Notice, Text } from '@meridiana/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getFailedLanguage,
  setFailedLanguage,
  subscribeToFailedLanguage,
} from '../../lib/languages/failed-language'

const none = () => undefined

/** Tells the visitor that the texts of the chosen language failed to load. */
export function LanguageNotice() {
  const { t } = useTranslation()
  const language = useSyncExternalStore(subscribeToFailedLanguage, getFailedLanguage, none)
  return (
    <Notice closeLabel={t('error.close')} onClose={() => setFailedLanguage(undefined)}>
      {language && <Text>{t('error.language', { language })}</Text>}
    </Notice>
  )
}
