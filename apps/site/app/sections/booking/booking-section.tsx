import { BookingForm, type ColorScheme, Section, Stack, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelEmailUrl, hotelPhoneUrl } from '../../lib/contact-urls'

interface BookingSectionProps {
  scheme: ColorScheme
  /** The largest number of guests that can be chosen. @default the number for the largest room */
  maxGuests?: number
}

/** A row below a hero or a page title: the booking form, the terms that decide a booking, other ways to book. */
export function BookingSection({ scheme, maxGuests = hotel.maxGuests }: BookingSectionProps) {
  const { t } = useTranslation()
  const { freeCancellationDays: days, freeCancellationTime: time } = hotel.stay
  return (
    <Section scheme={scheme} space="bar" className="ui-screen-only">
      <Stack>
        <BookingForm
          aria-label={t('booking.label')}
          action={hotel.bookingUrl}
          parameters={hotel.bookingParameters}
          maxGuests={maxGuests}
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
        <div>
          <Text size="label" width="full">
            {t('booking.terms', { days, time })}
          </Text>
          <Text size="label" tone="quiet" width="full">
            {t('booking.note')} <TextLink href={hotelEmailUrl}>{hotel.email}</TextLink>
            {' · '}
            <TextLink href={hotelPhoneUrl}>{hotel.phone}</TextLink>
          </Text>
        </div>
      </Stack>
    </Section>
  )
}
