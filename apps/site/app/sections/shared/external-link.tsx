import { VisuallyHidden } from '@meridiana/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

/** A link that opens another site in a new tab. Its accessible name includes a note about the new tab. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { t } = useTranslation()
  return (
    <a target="_blank" rel="noopener" data-slot="ui-outside-link" {...props}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  )
}

/** A link that opens the booking engine in a new tab. */
export function BookingLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return <ExternalLink {...props} href={hotel.bookingUrl} />
}
