import { hotel } from '../hotel'

/** The `tel:` URL of a phone number. */
export const toPhoneUrl = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

export const phoneUrl = toPhoneUrl(hotel.phone)

export const emailUrl = `mailto:${hotel.email}`

/** A `mailto:` URL of an email to the hotel with a subject. */
export const emailUrlWithSubject = (subject: string) => `${emailUrl}?subject=${encodeURIComponent(subject)}`
