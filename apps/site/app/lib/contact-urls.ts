import { hotel } from '../hotel'

/** Link to an email to the hotel with this subject. */
export const mailto = (subject: string) => `mailto:${hotel.email}?subject=${encodeURIComponent(subject)}`
