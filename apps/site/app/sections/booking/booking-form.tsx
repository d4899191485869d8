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
  const { t } = useTranslation('booking')
  const { t: common } = useTranslation()
  return (
    <BookingSearch
      {...props}
      aria-label={label ?? t('label')}
      action={hotel.bookingUrl}
      parameters={hotel.bookingParameters}
      maxGuests={maxGuests}
      messages={{
        checkin: t('checkin'),
        checkout: t('checkout'),
        guests: t('guests'),
        search: t('search'),
        newTab: common('bookingTab'),
        errors: t('errors', { returnObjects: true }),
      }}
    />
  )
}
