import { Notice, Text } from '@meridiana/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { setNextPage, useHasFailed } from '../../first-view/parts'
import { hotel } from '../../hotel'
import { hotelPhoneUrl } from '../../lib/contact-urls'
import { ExternalLink } from '../shared/external-link'

/** Tells the visitor that the next page, the chosen language, or a part of the page could not be had. */
export function FailedLoadNotice() {
  const { t } = useTranslation()
  /** What had the focus before the notice, whose button goes with it. */
  const last = useRef<HTMLElement>(null)
  return (
    <Notice
      closeLabel={t('error.close')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) last.current = relatedTarget as HTMLElement | null
      }}
      onClose={() => {
        setNextPage('ready')
        last.current?.focus()
      }}
    >
      {useHasFailed() && (
        <Text>
          {t('error.text')} <a href={hotelPhoneUrl}>{hotel.phone}</a> ·{' '}
          <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
        </Text>
      )}
    </Notice>
  )
}
