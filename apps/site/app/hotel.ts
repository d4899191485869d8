import type { Language } from './lib/languages'

/**
 * Every fact and external URL of the hotel. A hotel that takes this site over edits this file, the translations in
 * `public/locales`, `public/fiere.json` and the pictures, and nothing else.
 */
export const hotel = {
  name: 'Casa Meridiana',
  line: 'Hotel & Ristorante · Vicenza',
  stars: 4,
  /** Where the site is published: for canonical URLs, language alternates and the sitemap. */
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
  /** The booking engine is always in Italian. */
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
  /** The standards that laundry and hotel are certified by. */
  certifications: { hygiene: 'UNI EN 14065', environment: 'UNI EN 14001', quality: 'ISO 9001' },
  restaurant: {
    name: 'Ristorante Ombra',
    url: 'https://ombra.example/',
    /** Hours of dinner, and the weekday without it; Monday is 1. */
    dinner: { opens: '19:30', closes: '22:30', closedOn: 1 },
    /** First and last day of the yearly closure, month and day. */
    holidays: { from: '08-04', to: '08-19' },
  },
  bar: { name: 'Zenit', opens: '11:00', closes: '23:30' },
  /** Hours of the buffet; it opens earlier during fairs. */
  breakfast: { opens: '07:00', opensForFairs: '06:30', closes: '10:30' },
  stay: {
    checkIn: '15:00',
    checkOut: '11:00',
    /** Cancellation is free until this many days before arrival; later, `nightsCharged` nights are charged. */
    freeCancellationDays: 3,
    nightsCharged: 1,
    /** Price of a bottle of water in the room, in euro. */
    waterPrice: 1.5,
  },
  chargingStations: 2,
  fairCentre: {
    name: 'Fiera di Vicenza',
    address: {
      street: 'Via dell’Oreficeria 16',
      postalCode: '36100',
      locality: 'Vicenza',
      countryCode: 'IT',
    },
    minutesByCar: 10,
    url: 'https://www.iegexpo.it/it/calendario-eventi',
  },
  /** Facts and links of the city guide. */
  city: {
    eventsUrl: 'https://www.vicenzae.org/',
    palladianRoutesUrl: 'https://www.palladiomuseum.org/',
    /** The season of the Basilica's terrace that was announced last. */
    basilicaTerrace: { opens: '2025-04-04', closes: '2025-10-31' },
    /** Discount of guests on the partner's guided Palladian tour; 0.1 is 10%. */
    palladianTourDiscount: 0.1,
    /** Weekdays of the two markets; Monday is 1. */
    marketDays: { small: 2, large: 4 },
  },
  /** Tourism sites of the surroundings. */
  tourism: {
    verona: 'https://www.visitverona.it/',
    venezia: 'https://www.veneziaunica.it/',
    padova: 'https://www.turismopadova.it/',
    valpolicella: 'https://www.stradadelvinovalpolicella.it/',
  },
  /** Cycling itineraries. */
  cycling: {
    all: 'https://www.bicitalia.org/',
    rivieraBerica: 'https://bicitalia.org/it/percorsi/109-pista-ciclabile-riviera-berica',
    fimon: 'https://bici-berici.example/lago-di-fimon',
    giroDeiBerici: 'https://bici-berici.example/giro-dei-berici',
    bacchiglione: 'https://bici-berici.example/bacchiglione',
    trevisoOstiglia: 'https://www.greentourverdeinmovimento.com/',
    brenta: 'https://bici-berici.example/brenta',
    asiago: 'https://bici-berici.example/trenino-di-asiago',
  },
  /** First day of the current policies. Visitors who decided before it are asked again. */
  policyDate: '2025-11-01',
  /** The tag manager's id, `GTM-…`; undefined loads none. The Content-Security-Policy follows from it. */
  tagManagerId: undefined,
  map: {
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    origin: 'https://www.google.com',
    zoom: 13,
  },
  /** The summary of the guest reviews on the maps service. */
  reviews: {
    count: 193,
    average: 4.8,
    url: 'https://www.google.com/travel/search?q=Casa%20Meridiana%20Arcugnano',
    /**
     * Origin of a review service that the browser may ask for reviews, as with `source` of `<ReviewsCarousel>`;
     * undefined while the reviews are in `content/reviews.ts`.
     */
    serviceOrigin: undefined,
  },
  /** A line about the pictures in the footer, by language. A hotel with photographs sets `{}`. */
  pictureCredit: {
    en: 'Pictures: computer-made, of a house that does not exist',
    it: 'Immagini: realizzate al computer, di una casa che non esiste',
    de: 'Bilder: am Computer entstanden, von einem Haus, das es nicht gibt',
  } as Partial<Record<Language, string>>,
  /** Folder of the flags, in `w20` and `w40`. On the site itself, so that no third party is requested. */
  flagsUrl: '/flags',
} as const
