/**
 * Every fact and outside address of the house, once. A hotel that takes this site over edits this file, the words in
 * `public/locales`, `public/fiere.json` and the pictures, and nothing else.
 */
export const hotel = {
  name: 'Casa Meridiana',
  line: 'Hotel & Ristorante · Vicenza',
  stars: 4,
  /** Where the site is published: for canonical addresses, language alternates and the sitemap. */
  origin: 'https://casameridiana.example',
  address: {
    street: 'Via della Meridiana 12',
    postalCode: '36057',
    locality: 'Arcugnano (VI)',
    countryCode: 'IT',
  },
  phone: '+39 0444 000000',
  chat: { phone: '+39 340 0000000', url: 'https://wa.me/393400000000' },
  email: 'info@casameridiana.example',
  /** The language of the booking engine is always Italian, whatever this site speaks. */
  bookingUrl: 'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/casameridiana.example/' },
    { name: 'Facebook', url: 'https://www.facebook.com/casameridiana.example/' },
  ],
  registers: {
    registration: '024006-ALB-00012',
    cin: 'IT024006A1MERIDIANA',
    vat: 'IT00000000000',
    rea: 'VI-000000',
    shareCapital: 10_000,
  },
  /** The standards that laundry and house are certified by. */
  certifications: { hygiene: 'UNI EN 14065', environment: 'UNI EN 14001', quality: 'ISO 9001' },
  restaurant: { name: 'Ristorante Ombra', url: 'https://ombra.example/' },
  bar: { name: 'Zenit' },
  roomKinds: 9,
  chargingStations: 2,
  fairCentre: {
    name: 'Fiera di Vicenza',
    minutesByCar: 10,
    url: 'https://www.iegexpo.it/it/calendario-eventi',
  },
  /** The day from which the privacy and cookie policies hold: a decision made before it is asked for again. */
  policyDate: '2025-11-01',
  /** The tag manager's id, `GTM-…`; without one none is loaded. Its host then has to enter the policy (prerender.mjs). */
  tagManagerId: undefined,
  map: {
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    origin: 'https://www.google.com',
    zoom: 13,
  },
  /** What guests say of the house on the maps service, all in all. */
  reviews: {
    count: 193,
    average: 4.8,
    url: 'https://www.google.com/travel/search?q=Casa%20Meridiana%20Arcugnano',
  },
  /** Where flags come from, at `w20` and `w40`; the site's own, so that no third party is asked. */
  flagsUrl: '/flags',
} as const
