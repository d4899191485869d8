import { readFileSync } from 'node:fs'

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8')

/** The pages below an address, as the built site lists them: one for each room, one for each post. */
const below = (path: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path))

/** Every page of the site that exists, by its plain path. */
export const paths = [
  '/',
  '/rooms',
  ...below('/rooms/'),
  '/restaurant',
  '/experience',
  '/privacy-policy',
  '/cookie-policy',
  '/offers',
  '/faq',
  '/accessibility',
  '/fiere',
  '/vicenza',
  ...below('/vicenza/'),
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
