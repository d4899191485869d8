import { ExternalLink as Link } from '@meridiana/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

/** A link that opens another site in a new tab. Its accessible name says so. */
export function ExternalLink(props: Omit<ComponentProps<typeof Link>, 'note'>) {
  const { t } = useTranslation()
  return <Link {...props} note={t('newTab')} />
}

/** A link that opens the booking engine in a new tab. Its accessible name says that the engine is in Italian. */
export function BookingLink(props: Omit<ComponentProps<typeof Link>, 'href' | 'note'>) {
  const { t } = useTranslation()
  return <Link {...props} note={t('bookingTab')} href={hotel.bookingUrl} />
}
