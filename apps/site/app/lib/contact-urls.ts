import { hotel } from '../hotel'

export const phoneUrl = `tel:${hotel.phone.replaceAll(' ', '')}`

export const emailUrl = `mailto:${hotel.email}`

/** Opens an email to the hotel with this subject. */
export const emailUrlWithSubject = (subject: string) => `${emailUrl}?subject=${encodeURIComponent(subject)}`
