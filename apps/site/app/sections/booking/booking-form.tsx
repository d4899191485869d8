import { BookingSearch } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

/** A form that asks for dates and guests, and opens the booking engine with them in a new tab. */
export function BookingForm({ maxGuests = hotel.maxGuests }: { maxGuests?: number }) {
  const { t } = useTranslation()
  return (
    <BookingSearch
      aria-label={t('booking.label')}
      action={hotel.bookingUrl}
      parameters={hotel.bookingParameters}
      maxGuests={maxGuests}
      messages={{
        checkin: t('booking.checkin'),
        checkout: t('booking.checkout'),
        guests: t('booking.guests'),
        search: t('booking.search'),
        newTab: t('newTab'),
        errors: t('booking.errors', { returnObjects: true }),
      }}
    />
  )
}
