import { BookingSearch, type BookingSearchProps } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

type BookingFormProps = Pick<
  BookingSearchProps,
  'aria-label' | 'defaultCheckin' | 'defaultCheckout' | 'maxGuests'
>

/** A form that asks for dates and guests, and opens the booking engine with them in a new tab. */
export function BookingForm({
  maxGuests = hotel.maxGuests,
  'aria-label': label,
  ...props
}: Partial<BookingFormProps>) {
  const { t } = useTranslation()
  return (
    <BookingSearch
      {...props}
      aria-label={label ?? t('booking.label')}
      action={hotel.bookingUrl}
      parameters={hotel.bookingParameters}
      maxGuests={maxGuests}
      messages={{
        checkin: t('booking.checkin'),
        checkout: t('booking.checkout'),
        guests: t('booking.guests'),
        search: t('booking.search'),
        newTab: t('bookingTab'),
        errors: t('booking.errors', { returnObjects: true }),
      }}
    />
  )
}
