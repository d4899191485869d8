import { Button } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type EnquiryRoom, useEnquiryUrl } from '../../hooks/use-enquiry-url'

interface EnquiryButtonProps {
  /** The room to ask for. @default any room */
  room?: EnquiryRoom | undefined
}

/** Opens an e-mail to the hotel, because the booking engine speaks Italian only. */
export function EnquiryButton({ room }: EnquiryButtonProps) {
  const { t } = useTranslation()
  const enquiryUrl = useEnquiryUrl()
  return (
    <Button asChild variant="outline">
      <a href={enquiryUrl(t('booking.subject', { room: room?.name ?? t('booking.room') }), room)}>
        {t('booking.email')}
      </a>
    </Button>
  )
}
