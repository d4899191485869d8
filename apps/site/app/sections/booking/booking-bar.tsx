import { type ColorScheme, Section, Stack, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelEmailUrl, hotelPhoneUrl } from '../../lib/contact-urls'
import { BookingForm } from './booking-form'

interface BookingBarProps {
  scheme: ColorScheme
  /** The largest number of guests that can be chosen. @default the number for the largest room */
  maxGuests?: number
}

/** A row below a hero or a page title: the booking form, the terms that decide a booking, other ways to book. */
export function BookingBar({ scheme, ...props }: BookingBarProps) {
  const { t } = useTranslation()
  const { freeCancellationDays: days, freeCancellationTime: time } = hotel.stay
  return (
    <Section scheme={scheme} space="bar" className="ui-screen-only">
      <Stack>
        <BookingForm {...props} />
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
