import { Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { EnquiryRoom } from '../../hooks/use-enquiry-url'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { hotelPhoneUrl } from '../../lib/contact-urls'
import { formatTime } from '../../lib/formats/format'
import { spellOrdinal } from '../../lib/formats/number-words'
import { EnquiryButton } from './enquiry-button'

/**
 * What a guest should know before a link or form leads to the booking engine, once on a page: how to book in the guest's
 * language, and the terms that decide a booking.
 */
export function BookingNotes({ room }: { room?: EnquiryRoom | undefined }) {
  const { t, i18n } = useTranslation()
  const { freeCancellationDays, freeCancellationTime } = hotel.stay
  const language = activeLanguage(i18n)
  return (
    <>
      <EnquiryButton room={room} />
      <Text size="label" width="full">
        {t('booking.note')} <TextLink href={hotelPhoneUrl}>{hotel.phone}</TextLink>
      </Text>
      <Text size="label" tone="quiet" width="full">
        {t('booking.terms', {
          day: spellOrdinal(freeCancellationDays, language),
          time: formatTime(freeCancellationTime, language),
        })}
      </Text>
    </>
  )
}
