import { FairCard, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairNights } from '../../lib/fair-nights'
import type { Fair } from '../../lib/fairs'
import { BookingLink } from '../shared/external-link'

const importForm = () => import('../booking/booking-form')

type BookingForm = Awaited<ReturnType<typeof importForm>>['BookingForm']

/** The form in the pre-rendered page, for browsers without JavaScript. Others import it when the visitor asks for it. */
const prerenderedForm = import.meta.env.SSR ? (await importForm()).BookingForm : undefined

/** If the form fails to load, a link to the booking engine is in its place. */
function BookingFallback() {
  const { t } = useTranslation('fairs')
  return (
    <TextLink asChild>
      <BookingLink>{t('book')}</BookingLink>
    </TextLink>
  )
}

/** Asks for the nights of a fair; nothing if its days are unknown. */
export function FairBooking({ fair }: { fair: Fair }) {
  const { t } = useTranslation('fairs')
  const [Form, setForm] = useState<BookingForm | undefined>(() => prerenderedForm)
  const nights = fairNights(fair, new Date())
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
          <VisuallyHidden> {fair.title}</VisuallyHidden>
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
