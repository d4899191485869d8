import { useTranslation } from 'react-i18next'
import type { Room } from '../content/rooms'
import { hotelEmailUrlWithText } from '../lib/contact-urls'

/** The room that a guest asks for. */
export type EnquiryRoom = Pick<Room, 'otherSide'> & { name: string }

/**
 * Returns a function that creates the `mailto:` URL of an enquiry: its subject, and lines that the guest completes. A
 * room on one side of the house has no choice of the sun.
 */
export function useEnquiryUrl() {
  const { t } = useTranslation()
  return (subject: string, room?: EnquiryRoom) => {
    const choice = room && !room.otherSide ? [] : [`${t('booking.sun')}: `]
    return hotelEmailUrlWithText(subject, [
      `${t('booking.checkin')}: `,
      `${t('booking.checkout')}: `,
      `${t('booking.party')}: `,
      `${t('booking.room')}: ${room?.name ?? ''}`,
      ...choice,
      `${t('booking.contact')}: `,
    ])
  }
}
