import { readFileSync } from 'node:fs'

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8')

/** The paths below a path in the built sitemap: one for each room, one for each post. */
const below = (path: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path))

/** The path of every page, without a language. */
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

/** The path prefix of each language, and texts that identify it. */
export const languages = {
  en: { prefix: '', headline: 'Stay where the day', navigation: 'Rooms', footer: 'Registration no.' },
  it: { prefix: '/it', headline: 'Qui la giornata', navigation: 'Camere', footer: 'CIR' },
  de: { prefix: '/de', headline: 'Wo der Tag', navigation: 'Zimmer', footer: 'Register-Nr.' },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[]

/** Every page in each language. */
export const addresses = languageCodes.flatMap((language) =>
  paths.map((path) => ({ language, address: `${languages[language].prefix}${path}` })),
)
