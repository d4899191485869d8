import { hotel } from '../hotel'

/** A letter to the house, its subject already written. */
export const mailto = (subject: string) => `mailto:${hotel.email}?subject=${encodeURIComponent(subject)}`
