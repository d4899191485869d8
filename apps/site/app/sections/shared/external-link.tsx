import { ExternalLink as Link } from '@meridiana/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

/** A link that opens another site in a new tab. Its accessible name says so. */
export function ExternalLink({ 'aria-label': label, ...props }: Omit<ComponentProps<typeof Link>, 'note'>) {
  const { t } = useTranslation()
  return <Link {...props} note={t('newTab')} aria-label={label && `${label} ${t('newTab')}`} />
}

interface BookingLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'note'> {
  /** The nights that the engine is asked for, as ISO 8601 dates. @default the visitor chooses them in the engine */
  nights?: { checkin: string; checkout: string } | undefined
}

/** A link that opens the booking engine in a new tab. */
export function BookingLink({ nights, ...props }: BookingLinkProps) {
  const { checkin, checkout } = hotel.bookingParameters
  const query = nights && new URLSearchParams({ [checkin]: nights.checkin, [checkout]: nights.checkout })
  return <ExternalLink {...props} href={query ? `${hotel.bookingUrl}&${query}` : hotel.bookingUrl} />
}
