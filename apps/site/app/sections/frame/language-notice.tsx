import { IconButton, Text } from '@meridiana/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getFailedLanguage, setFailedLanguage, subscribeToFailedLanguage } from '../../lib/failed-language'

const none = () => undefined

/** Tells the visitor that the texts of the chosen language failed to load. */
export function LanguageNotice() {
  const { t } = useTranslation()
  const language = useSyncExternalStore(subscribeToFailedLanguage, getFailedLanguage, none)
  return (
    <div role="status">
      {language && (
        <div className="notice">
          <Text>{t('error.language', { language })}</Text>
          <IconButton
            icon="close"
            aria-label={t('error.close')}
            onClick={() => setFailedLanguage(undefined)}
          />
        </div>
      )}
    </div>
  )
}
