import { BookingForm, type ColorScheme, Section, Stack } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../content/rooms'
import type { EnquiryRoom } from '../../hooks/use-enquiry-url'
import { hotel } from '../../hotel'
import { BookingNotes } from './booking-notes'

interface BookingSectionProps {
  scheme: ColorScheme
  /** The room of the page. @default any room */
  room?: EnquiryRoom & Pick<Room, 'sleeps'>
  /** Reasons to book with the hotel itself. @default none */
  children?: ReactNode
}

/**
 * A row of a page: the booking form, how to book in the visitor's language, the terms that decide a
 * booking, and reasons to book with the hotel itself.
 */
export function BookingSection({ scheme, room, children }: BookingSectionProps) {
  const { t } = useTranslation()
  return (
    <Section scheme={scheme} space="bar" className="ui-screen-only">
      <Stack>
        <BookingForm
          aria-label={t('booking.label')}
          action={hotel.bookingUrl}
          parameters={hotel.bookingParameters}
          maxGuests={room?.sleeps ?? hotel.maxGuests}
          timeZone={hotel.timeZone}
          messages={{
            checkin: t('booking.checkin'),
            checkout: t('booking.checkout'),
            guests: t('booking.guests'),
            search: t('booking.search'),
            newTab: t('newTab'),
            errors: t('booking.errors', { returnObjects: true }),
          }}
        />
        {children}
        <BookingNotes room={room} />
      </Stack>
    </Section>
  )
}
