import { Notice, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { setNextPage, useHasFailed } from '../../first-view/parts'
import { hotel } from '../../hotel'
import { hotelPhoneUrl } from '../../lib/contact-urls'
import { ExternalLink } from '../shared/external-link'

/** Tells the visitor that the next page, the chosen language, or a part of the page could not be had. */
export function FailedLoadNotice() {
  const { t } = useTranslation()
  return (
    <Notice closeLabel={t('error.close')} onClose={() => setNextPage('ready')}>
      {useHasFailed() && (
        <Text>
          {t('error.text')} <a href={hotelPhoneUrl}>{hotel.phone}</a> ·{' '}
          <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
        </Text>
      )}
    </Notice>
  )
}
