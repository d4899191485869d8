import { Notice, Text } from '@meridiana/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelPhoneUrl } from '../../lib/contact-urls'
import { getFailedLoad, setFailedLoad, subscribeToFailedLoad } from '../../lib/failed-load'
import { ExternalLink } from '../shared/external-link'

const none = () => undefined

/** Tells the visitor that the texts of the chosen language, or a part of the page, failed to load. */
export function FailedLoadNotice() {
  const { t } = useTranslation()
  const failed = useSyncExternalStore(subscribeToFailedLoad, getFailedLoad, none)
  return (
    <Notice closeLabel={t('error.close')} onClose={() => setFailedLoad(undefined)}>
      {failed && (
        <Text>
          {failed === 'part' ? t('error.text') : t('error.language', { language: failed.language })}{' '}
          <a href={hotelPhoneUrl}>{hotel.phone}</a> ·{' '}
          <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
        </Text>
      )}
    </Notice>
  )
}
