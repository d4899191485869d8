import { BookingForm, type ColorScheme, Section, Stack, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import type { formatReasons } from '../../lib/facts/offer-prices'
import { PageLink } from '../shared/page-link'
import { BookingNotes } from './booking-notes'

interface BookingSectionProps {
  scheme: ColorScheme
  /** The largest number of guests that can be chosen. @default the number for the largest room */
  maxGuests?: number
  /**
   * Reasons to book with the hotel itself, formatted: the number of kinds of rooms with a choice of the sun, and what
   * every offer saves, at least and usually. @default no reason is shown
   */
  reasons?: ReturnType<typeof formatReasons>
}

/**
 * A row below a hero or a page title: the booking form, how to book in the visitor's language, the terms that decide a
 * booking, and reasons to book with the hotel itself.
 */
export function BookingSection({ scheme, maxGuests = hotel.maxGuests, reasons }: BookingSectionProps) {
  const { t } = useTranslation()
  const { t: list } = useTranslation('rooms')
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
        {reasons && (
          <Text size="label" width="full">
            {list('book.reason', { ...reasons, hours: hotel.bookHere.answerHours })}{' '}
            <TextLink asChild>
              <PageLink to="/offers">{list('book.offers', reasons)}</PageLink>
            </TextLink>
          </Text>
        )}
        <BookingNotes />
      </Stack>
    </Section>
  )
}
