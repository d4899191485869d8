import type { Duration } from '../lib/format'

/** The sections of the privacy policy, in reading order. Words: `sections.<id>` of privacy.json. */
export const privacySections = [
  'controller',
  'bases',
  'purposes',
  'data',
  'recipients',
  'storage',
  'rights',
  'cookies',
  'services',
  'changes',
] as const

/** How long at most each kind of record is kept. */
export const retention = {
  /** Contact requests, from the last message. */
  contact: { count: 12, unit: 'month' },
  /** Booking and invoicing: art. 2220 of the Italian Civil Code. */
  accounts: { count: 10, unit: 'year' },
  /** Receipts of the police's guest register: decree of the Ministry of the Interior, 7 January 2013. */
  receipts: { count: 5, unit: 'year' },
  /** The cookie choice. */
  consent: { count: 1, unit: 'year' },
} as const satisfies Record<string, Duration>

/** The supervisory authority. */
export const authority = { url: 'https://www.garanteprivacy.it/' }
