import { BookingForm, type ColorScheme, Section, Stack, Text, TextLink } from '@meridiana/ui'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import type { formatReasons } from '../../lib/facts/offer-prices'
import { PageLink } from '../shared/page-link'
import { BookingNotes } from './booking-notes'

/** The stay that the visitor asked for on an earlier page of this document. */
const stay: { checkin?: string; checkout?: string; guests?: number } = {}

/** Keeps what the visitor has entered: the next page renders its form before this one is gone. */
function keepStay({ type, target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
  const { checkin, checkout, guests } = hotel.bookingParameters
  const entered = new FormData(currentTarget)
  stay.checkin = `${entered.get(checkin)}`
  stay.checkout = `${entered.get(checkout)}`
  // Only the number that the visitor chose, and not the smaller one of a room with fewer beds.
  if (type === 'change' && (target as Element).matches(`[name='${guests}']`))
    stay.guests = Number(entered.get(guests))
}

interface BookingSectionProps {
  scheme: ColorScheme
  /** The largest number of guests that can be chosen. @default the number for the largest room */
  maxGuests?: number
  /**
   * Reasons to book with the hotel itself, formatted: the number of kinds of rooms with a choice of the sun, and what an
   * offer saves at least. @default no reason is shown
   */
  reasons?: ReturnType<typeof formatReasons>
}

/**
 * A row below a hero or a page title: the booking form, how to book in the visitor's language, the terms that decide a
 * booking, and reasons to book with the hotel itself. The form begins with what the visitor has entered on another page.
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
          defaultCheckin={stay.checkin}
          defaultCheckout={stay.checkout}
          defaultGuests={stay.guests && Math.min(stay.guests, maxGuests)}
          onChange={keepStay}
          // After check-out has moved behind a later check-in.
          onBlur={keepStay}
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
