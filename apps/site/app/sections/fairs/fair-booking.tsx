import { FairCard, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findFairNights } from '../../lib/fairs/fair-nights'
import type { Fair } from '../../lib/fairs/fairs'
import { BookingLink } from '../shared/external-link'

const importForm = () => import('../booking/booking-form')

type BookingForm = Awaited<ReturnType<typeof importForm>>['BookingForm']

/**
 * The booking form in the pre-rendered page, for browsers without JavaScript. Other browsers import the form when the
 * visitor opens it.
 */
const prerenderedForm = import.meta.env.SSR ? (await importForm()).BookingForm : undefined

/** A link to the booking engine, shown if the booking form fails to load. */
function BookingFallback() {
  const { t } = useTranslation('fairs')
  return (
    <TextLink asChild>
      <BookingLink>{t('book')}</BookingLink>
    </TextLink>
  )
}

/**
 * A disclosure with a booking form for the nights of a fair. Renders nothing if the fair has ended or its days are
 * unknown.
 */
export function FairBooking({ fair }: { fair: Fair }) {
  const { t } = useTranslation('fairs')
  const [Form, setForm] = useState<BookingForm | undefined>(() => prerenderedForm)
  const nights = findFairNights(fair, new Date())
  if (!nights) return null

  function load() {
    if (Form && Form !== BookingFallback) return
    importForm().then(
      ({ BookingForm }) => setForm(() => BookingForm),
      () => setForm(() => BookingFallback),
    )
  }

  return (
    <FairCard.Disclosure
      summary={
        <span>
          {t('nights')}
          <VisuallyHidden>{` ${fair.title}`}</VisuallyHidden>
        </span>
      }
      onToggle={load}
    >
      {Form && (
        <Form aria-label={fair.title} defaultCheckin={nights.checkin} defaultCheckout={nights.checkout} />
      )}
    </FairCard.Disclosure>
  )
}
