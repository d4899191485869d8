import { hotel } from '../hotel'
import type { Duration } from '../lib/format'

/** One row of the cookie policy. */
export interface CookieRow {
  /** As the browser shows it; `<id>` stands for what differs from site to site. */
  name: string
  provider: string
  /** The key of its purpose: `purposes.<purpose>` of cookies.json. */
  purpose:
    | 'cookieConsentState'
    | 'cookieConsentDate'
    | 'lng'
    | 'lang'
    | 'ga'
    | 'gaStream'
    | 'gcl'
    | 'nid'
    | 'socs'
  /** Undefined for what stays until the visitor deletes it. */
  expiry?: Duration
  type: 'cookie' | 'localStorage'
}

const google = hotel.map.vendor
const house = hotel.name

/** All that the site may keep on a visitor's device, by the categories of the consent. */
export const cookies: Record<'necessary' | 'preferences' | 'analytics' | 'marketing', CookieRow[]> = {
  necessary: [
    {
      name: 'cookieConsentState',
      provider: house,
      purpose: 'cookieConsentState',
      expiry: { count: 1, unit: 'year' },
      type: 'localStorage',
    },
    {
      name: 'cookieConsentDate',
      provider: house,
      purpose: 'cookieConsentDate',
      expiry: { count: 1, unit: 'year' },
      type: 'localStorage',
    },
  ],
  preferences: [
    { name: 'lng', provider: house, purpose: 'lng', type: 'localStorage' },
    { name: 'lang', provider: house, purpose: 'lang', type: 'localStorage' },
  ],
  // Names and lifetimes: https://policies.google.com/technologies/cookies
  analytics: [
    { name: '_ga', provider: google, purpose: 'ga', expiry: { count: 2, unit: 'year' }, type: 'cookie' },
    {
      name: '_ga_<id>',
      provider: google,
      purpose: 'gaStream',
      expiry: { count: 2, unit: 'year' },
      type: 'cookie',
    },
  ],
  marketing: [
    { name: '_gcl_au', provider: google, purpose: 'gcl', expiry: { count: 90, unit: 'day' }, type: 'cookie' },
    { name: 'NID', provider: google, purpose: 'nid', expiry: { count: 6, unit: 'month' }, type: 'cookie' },
    { name: 'SOCS', provider: google, purpose: 'socs', expiry: { count: 13, unit: 'month' }, type: 'cookie' },
  ],
}

/** The columns of its tables, in reading order. Words: `columns.<key>` of cookies.json. */
export const cookieColumns = ['name', 'provider', 'purpose', 'expiry', 'type'] as const

/** The sections of the cookie policy, in reading order. Words: `sections.<id>` of cookies.json. */
export const cookieSections = [
  'what',
  'necessary',
  'preferences',
  'analytics',
  'marketing',
  'choice',
] as const
