import { TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelPhoneUrl } from '../../lib/contact-urls'
import { ExternalLink } from './external-link'

/** Links to call the hotel and to write to it in the chat. */
export function ContactLinks() {
  const { t } = useTranslation()
  return (
    <>
      <TextLink href={hotelPhoneUrl}>{hotel.phone}</TextLink>
      <TextLink asChild>
        <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
      </TextLink>
    </>
  )
}
