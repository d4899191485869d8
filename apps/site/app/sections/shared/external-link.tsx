import { VisuallyHidden } from '@meridiana/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'

interface ExternalLinkProps extends ComponentProps<'a'> {
  /**
   * Note about the new tab, at the end of the accessible name of the link. @default the text `newTab` of `common.json`
   */
  note?: string
}

/** A link that opens another site in a new tab. Its accessible name includes a note about the new tab. */
export function ExternalLink({ children, note, ...props }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a target="_blank" rel="noopener" data-slot="ui-outside-link" {...props}>
      {children}
      <VisuallyHidden>{` ${note ?? t('newTab')}`}</VisuallyHidden>
    </a>
  )
}

/** A link that opens the booking engine in a new tab. Its accessible name says that the engine is in Italian. */
export function BookingLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const { t } = useTranslation()
  return <ExternalLink {...props} note={t('bookingTab')} href={hotel.bookingUrl} />
}
