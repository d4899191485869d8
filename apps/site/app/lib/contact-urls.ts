import { hotel } from '../hotel'

export const phoneUrl = `tel:${hotel.phone.replaceAll(' ', '')}`

export const emailUrl = `mailto:${hotel.email}`

/** A `mailto:` URL of an email to the hotel with a subject. */
export const emailUrlWithSubject = (subject: string) => `${emailUrl}?subject=${encodeURIComponent(subject)}`
