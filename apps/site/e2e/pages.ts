/** Every page of the site that exists, by its plain path. */
export const paths = [
  '/',
  '/rooms',
  '/rooms/suite',
  '/rooms/superior-matrimoniale',
  '/rooms/superior-doppia',
  '/rooms/superior-tripla',
  '/rooms/classica-matrimoniale',
  '/rooms/classica-doppia',
  '/rooms/quadrupla-classica',
  '/rooms/quadrupla-comfort',
  '/rooms/singola',
  '/restaurant',
  '/experience',
  '/privacy-policy',
  '/cookie-policy',
  '/offers',
  '/faq',
  '/accessibility',
  '/fiere',
  '/vicenza',
  '/vicenza/restaurants',
  '/vicenza/architecture',
  '/vicenza/hills',
  '/vicenza/day-trips',
  '/vicenza/aperitivo',
  '/vicenza/markets',
  '/vicenza/surroundings',
  '/vicenza/bike-route',
]

/** What each language's addresses begin with, and words that prove it. */
export const languages = {
  en: { prefix: '', headline: 'Stay where the day', navigation: 'Rooms', footer: 'Registration no.' },
  it: { prefix: '/it', headline: 'Qui la giornata', navigation: 'Camere', footer: 'Iscrizione n.' },
  de: { prefix: '/de', headline: 'Wo der Tag', navigation: 'Zimmer', footer: 'Register-Nr.' },
} as const

export type Language = keyof typeof languages

export const codes = Object.keys(languages) as Language[]

/** Every address: each page in each language. */
export const addresses = codes.flatMap((language) =>
  paths.map((path) => ({ language, address: `${languages[language].prefix}${path}` })),
)
