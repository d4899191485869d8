import { Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { LoadedFairs } from '../../lib/fairs'
import { activeLanguage } from '../../lib/i18n'
import { locales } from '../../lib/languages'

/** Says that the fairs are a copy, and of when; nothing if they are not. */
export function CopiedFairsNote({ copiedAt }: Pick<LoadedFairs, 'copiedAt'>) {
  const { t, i18n } = useTranslation()
  if (!copiedAt) return null
  const format = new Intl.DateTimeFormat(locales[activeLanguage(i18n)], {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return (
    <Text role="status" tone="quiet">
      {t('error.copy', { date: format.format(new Date(copiedAt)) })}
    </Text>
  )
}
