import { VisuallyHidden } from '@meridiana/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

/** A link to another site, in a new tab, which its name says to screen readers. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { t } = useTranslation()
  return (
    <a target="_blank" rel="noopener" data-slot="ui-outside-link" {...props}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  )
}

/** The way to the booking engine, from every reserve, check-availability and book-now button. */
export function BookingLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return <ExternalLink {...props} href={hotel.bookingUrl} />
}
