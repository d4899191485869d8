const address = {
  street: 'Via della Meridiana 12',
  postalCode: '36057',
  locality: 'Arcugnano',
  province: 'VI',
  countryCode: 'IT',
} as const

const host = 'Anna Meridiani'

/**
 * Facts about the hotel and external URLs that most pages need. `hotel-details.ts` has facts that fewer pages need,
 * `directions.ts` facts about the way to the hotel. To use this site for another hotel, edit only these files, the data
 * in `content/`, the translations in `public/locales`, `public/fiere.json` and the pictures. `docs/handover.md` tells
 * which facts are invented.
 */
export const hotel = {
  name: 'Casa Meridiana',
  line: 'Hotel & Ristorante · Vicenza',
  stars: 4,
  /** Origin of the published site, for canonical URLs, language alternates and the sitemap. */
  origin: 'https://casameridiana.example',
  address,
  /** The time zone of the hotel: its day is “today” on the site. */
  timeZone: 'Europe/Rome',
  phone: '+39 0444 000000',
  chat: { phone: '+39 340 0000000', url: 'https://wa.me/393400000000' },
  email: 'info@casameridiana.example',
  /** URL of the booking engine. It opens in Italian in every language of the site. */
  bookingUrl: 'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
  /** Company that runs the booking engine, and processes the data of bookings for the hotel. */
  bookingVendor: 'CM Booking S.r.l., Vicenza',
  /** Names of the booking engine's query parameters; dates are ISO 8601. */
  bookingParameters: { checkin: 'checkin', checkout: 'checkout', guests: 'guests' },
  /**
   * A reason to book with the hotel itself: the number of hours within which e-mails are answered. The other one, that
   * the guest chooses the side of the sun, is `otherSide` in `content/rooms.ts`.
   */
  bookHere: { answerHours: 24 },
  /** The largest number of guests in one room. */
  maxGuests: 4,
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/casameridiana.example/' },
    { name: 'Facebook', url: 'https://www.facebook.com/casameridiana.example/' },
  ],
  /** The company that runs the hotel, and is the controller of personal data. */
  company: {
    /** Name of the company with its legal form. */
    name: 'Casa Meridiana S.r.l.',
    registeredOffice: address,
    /** Name of the person who represents the company. */
    representative: host,
    /** Province of the companies’ register (Registro delle imprese). The company’s number there is its tax code. */
    register: 'Vicenza',
    taxCode: '00000000000',
    /** Address of the company’s certified e-mail (PEC). */
    certifiedEmail: 'casameridiana@pec.example',
  },
  /** Municipality that gets the tourist tax and supervises the hotel. */
  municipality: 'Arcugnano',
  registers: {
    registration: '024006-ALB-00012',
    cin: 'IT024006A1MERIDIANA',
    vat: 'IT00000000000',
    rea: 'VI-000000',
    /** Share capital, fully paid up, as each language writes it. `Intl` would take long in the footer of every page. */
    shareCapital: { en: '€10,000', it: '10.000\u00a0€', de: '10.000\u00a0€' },
  },
  /** Standards to which the laundry is certified. */
  certifications: { hygiene: 'UNI EN 14065', environment: 'UNI EN 14001', quality: 'ISO 9001' },
  /** Who runs the hotel, with her brother, and who cooks in its restaurant. */
  people: { host, brother: 'Tommaso', cook: 'Marta Fontana' },
  /** Years in which the house was built as a farmhouse, was restored, and became a hotel. */
  history: { built: 1764, restored: 1987, hotelSince: 1989 },
  restaurant: {
    name: 'Ristorante Ombra',
    url: 'https://ombra.example/',
    /** Hours of dinner, and the weekday on which there is none; Monday is 1. */
    dinner: { opens: '19:30', closes: '22:30', closedOn: 1 },
    /** First and last day of the yearly closure, month and day. */
    holidays: { from: '08-04', to: '08-19' },
  },
  bar: { name: 'Zenit', opens: '11:00', closes: '23:30' },
  /** Hours of the breakfast buffet. During fairs the buffet and the reception open at `opensForFairs`. */
  breakfast: { opens: '07:00', opensForFairs: '06:30', closes: '10:30' },
  stay: {
    checkIn: '15:00',
    checkOut: '11:00',
    /**
     * Last day of free cancellation, in days before arrival. For a later cancellation the hotel charges `nightsCharged`
     * nights.
     */
    freeCancellationDays: 3,
    /** On that day a guest can cancel until this time in Italy. */
    freeCancellationTime: '18:00',
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
      province: 'VI',
      countryCode: 'IT',
    },
    minutesByCar: 10,
    url: 'https://www.iegexpo.it/it/calendario-eventi',
  },
  /** Facts and links of the city guide. */
  city: {
    eventsUrl: 'https://www.vicenzae.org/',
    palladianRoutesUrl: 'https://www.palladiomuseum.org/',
    /** First and last day of the most recently announced season of the Basilica's terrace. */
    basilicaTerrace: { opens: '2025-04-04', closes: '2025-10-31' },
    /** Discount that the hotel's guests get on the partner's guided Palladian tour; 0.1 is 10%. */
    palladianTourDiscount: 0.1,
    /** Weekdays of the two markets of Vicenza; Monday is 1. */
    marketDays: { small: 2, large: 4 },
  },
  /** Tourism sites of cities and regions near the hotel. */
  tourism: {
    verona: 'https://www.visitverona.it/',
    venezia: 'https://www.veneziaunica.it/',
    padova: 'https://www.turismopadova.it/',
    valpolicella: 'https://www.stradadelvinovalpolicella.it/',
  },
  /** Sites about cycling routes. */
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
  /**
   * First day on which the current privacy and cookie policies apply. The site asks again for a consent that was given
   * before this day.
   */
  policyDate: '2025-11-01',
  /**
   * The tag manager's id, `GTM-…`; undefined for no tag manager. An id makes the Content-Security-Policy allow the
   * hosts of the tag manager.
   */
  tagManagerId: undefined,
  /** The company that provides analytics and measures advertising. */
  analyticsVendor: 'Google Ireland Limited',
  map: {
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    origin: 'https://www.google.com',
    zoom: 13,
  },
  /** Number, average and URL of the guest reviews on the map service. */
  reviews: {
    count: 193,
    average: 4.8,
    url: 'https://www.google.com/travel/search?q=Casa%20Meridiana%20Arcugnano',
    /**
     * Origin of the review service, if `<ReviewsCarousel>` loads reviews with its prop `source`: the
     * Content-Security-Policy then allows the requests. Undefined while the reviews are in `content/reviews.ts`.
     */
    serviceOrigin: undefined,
  },
  /**
   * Whether hotel and pictures are invented: the page of the company's details then says so. Set `false` for a real hotel
   * with photographs.
   */
  invented: true as boolean,
  /**
   * Folder of the flag images, with subfolders `w20` and `w40` (width in px). It is part of the site, so flags cause no
   * third-party requests.
   */
  flagsUrl: '/flags',
} as const
