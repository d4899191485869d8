import type { Duration } from '../lib/formats/format'

/** Sections of the privacy policy, in reading order. Texts: `sections.<id>` in `privacy.json`. */
export const privacySections = [
  'controller',
  'bases',
  'purposes',
  'data',
  'recipients',
  'storage',
  'rights',
  'objection',
  'cookies',
  'services',
  'changes',
] as const

/** The longest time for which the hotel keeps each kind of record. */
export const retentionPeriods = {
  /** Contact requests: the period begins with the last message. */
  contact: { count: 12, unit: 'month' },
  /** Records of bookings and invoices: art. 2220 of the Italian Civil Code. */
  accounts: { count: 10, unit: 'year' },
  /**
   * Receipts for the data of guests that the hotel sends to the police: decree of the Ministry of the Interior, 7
   * January 2013.
   */
  receipts: { count: 5, unit: 'year' },
  /** Declarations of the tourist tax: the municipality may check them for this time. */
  touristTax: { count: 5, unit: 'year' },
  /** Data about single visits in the analytics service. */
  analytics: { count: 14, unit: 'month' },
  /** Complete IP addresses and cookie data in the advertising service's logs: https://policies.google.com/technologies/retention */
  adAddress: { count: 9, unit: 'month' },
  adCookie: { count: 18, unit: 'month' },
  /** Entries of the server's log, one for each request. */
  serverLog: { count: 30, unit: 'day' },
  /** Entries of the Wi-Fi's log, one for each connection. */
  wifiLog: { count: 7, unit: 'day' },
} as const satisfies Record<string, Duration>

/** The Italian data protection authority. */
export const dataProtectionAuthority = { url: 'https://www.garanteprivacy.it/' }
