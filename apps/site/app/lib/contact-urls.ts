import { hotel } from '../hotel'

/** The `tel:` URL of a phone number. */
export const toPhoneUrl = (phone: string) => `tel:${phone.replaceAll(/\s/g, '')}`

export const hotelPhoneUrl = toPhoneUrl(hotel.phone)

export const hotelEmailUrl = `mailto:${hotel.email}`

/** A `mailto:` URL of an email to the hotel with a subject. */
export const hotelEmailUrlWithSubject = (subject: string) =>
  `${hotelEmailUrl}?subject=${encodeURIComponent(subject)}`

/** A `mailto:` URL of an email to the hotel with a subject and lines of text. */
export const hotelEmailUrlWithText = (subject: string, lines: string[]) =>
  `${hotelEmailUrlWithSubject(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
