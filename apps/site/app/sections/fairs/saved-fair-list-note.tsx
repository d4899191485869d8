import { Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { LoadedFairs } from '../../lib/fairs'
import { activeLanguage } from '../../lib/i18n'
import { locales } from '../../lib/languages'

/**
 * A note that the fair list is a saved copy, with the time at which the service worker saved it. Renders nothing if the
 * list comes from the network.
 */
export function SavedFairListNote({ savedAt }: Pick<LoadedFairs, 'savedAt'>) {
  const { t, i18n } = useTranslation()
  if (!savedAt) return null
  const format = new Intl.DateTimeFormat(locales[activeLanguage(i18n)], {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return (
    <Text role="status" tone="quiet">
      {t('error.copy', { date: format.format(new Date(savedAt)) })}
    </Text>
  )
}
