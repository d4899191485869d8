import { readFileSync } from 'node:fs'

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8')

/** Paths in the built sitemap that begin with the given path, for example those of all rooms. */
const below = (path: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path))

/** The path of every page, without the prefix of a language. */
export const pagePaths = [
  '/',
  '/rooms',
  ...below('/rooms/'),
  '/restaurant',
  '/experience',
  '/privacy-policy',
  '/cookie-policy',
  '/getting-here',
  '/offers',
  '/faq',
  '/accessibility',
  '/fiere',
  '/vicenza',
  ...below('/vicenza/'),
]

/** The path prefix of each language, and texts by which the tests recognise the language. */
export const languages = {
  en: { prefix: '', headline: 'Stay where the day', navigation: 'Rooms', footer: 'Registration no.' },
  it: { prefix: '/it', headline: 'Qui la giornata', navigation: 'Camere', footer: 'CIR' },
  de: { prefix: '/de', headline: 'Wo der Tag', navigation: 'Zimmer', footer: 'Register-Nr.' },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as Language[]

/** The path of every page in every language. */
export const localizedPages = languageCodes.flatMap((language) =>
  pagePaths.map((path) => ({ language, path: `${languages[language].prefix}${path}` })),
)
