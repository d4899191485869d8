import { hotel } from '../hotel'
import type { Duration } from '../lib/formats/format'

/** A row in a table of the cookie policy: one cookie, or one stored value. */
export interface CookieRow {
  /** Name as the developer tools of a browser show it; `<id>` replaces the part that differs between sites. */
  name: string
  provider: string
  /** What the value is for. Text: `purposes.<purpose>` in `cookies.json`. */
  purpose:
    | 'cookieConsentState'
    | 'cookieConsentDate'
    | 'lng'
    | 'scrollPositions'
    | 'lang'
    | 'ga'
    | 'gaStream'
    | 'gcl'
    | 'nid'
    | 'socs'
  /** Lifetime, or the key of a text that describes it; undefined if the value stays until the visitor deletes it. */
  expiry?: Duration | 'untilClosed'
  type: 'cookie' | 'localStorage' | 'sessionStorage'
}

const { name: hotelName, analyticsVendor, map } = hotel

/** Cookies and stored values of the site, by consent category. */
export const cookies: Record<'necessary' | 'preferences' | 'analytics' | 'marketing', CookieRow[]> = {
  necessary: [
    {
      name: 'cookieConsentState',
      provider: hotelName,
      purpose: 'cookieConsentState',
      expiry: { count: 1, unit: 'year' },
      type: 'localStorage',
    },
    {
      name: 'cookieConsentDate',
      provider: hotelName,
      purpose: 'cookieConsentDate',
      expiry: { count: 1, unit: 'year' },
      type: 'localStorage',
    },
    // `lng` needs no consent, because it is stored only when the visitor chooses a language.
    { name: 'lng', provider: hotelName, purpose: 'lng', type: 'localStorage' },
    {
      name: 'react-router-scroll-positions',
      provider: hotelName,
      purpose: 'scrollPositions',
      expiry: 'untilClosed',
      type: 'sessionStorage',
    },
  ],
  preferences: [{ name: 'lang', provider: hotelName, purpose: 'lang', type: 'localStorage' }],
  // Names and lifetimes of Google's cookies: https://policies.google.com/technologies/cookies
  analytics: [
    {
      name: '_ga',
      provider: analyticsVendor,
      purpose: 'ga',
      expiry: { count: 2, unit: 'year' },
      type: 'cookie',
    },
    {
      name: '_ga_<id>',
      provider: analyticsVendor,
      purpose: 'gaStream',
      expiry: { count: 2, unit: 'year' },
      type: 'cookie',
    },
  ],
  marketing: [
    {
      name: '_gcl_au',
      provider: analyticsVendor,
      purpose: 'gcl',
      expiry: { count: 90, unit: 'day' },
      type: 'cookie',
    },
    {
      name: 'NID',
      provider: map.vendor,
      purpose: 'nid',
      expiry: { count: 6, unit: 'month' },
      type: 'cookie',
    },
    {
      name: 'SOCS',
      provider: map.vendor,
      purpose: 'socs',
      expiry: { count: 13, unit: 'month' },
      type: 'cookie',
    },
  ],
}

/** Columns of the cookie tables. Texts: `columns.<key>` in `cookies.json`. */
export const cookieColumns = [
  { key: 'name', width: 'medium' },
  { key: 'provider' },
  { key: 'purpose', width: 'wide' },
  { key: 'expiry', width: 'narrow' },
  { key: 'type' },
] as const

/** Sections of the cookie policy, in reading order. Texts: `sections.<id>` in `cookies.json`. */
export const cookieSections = [
  'what',
  'necessary',
  'preferences',
  'analytics',
  'marketing',
  'choice',
] as const
