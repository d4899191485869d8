import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { postIds } from './content/post-id.ts'
import { roomIds } from './content/room-id.ts'
import { languageCodes } from './lib/languages/languages.ts'
import { languagePrefix } from './lib/languages/paths.ts'

/** Posts that have a route module of their own. */
const ownModules: Partial<Record<string, string>> = {
  surroundings: 'post-surroundings',
  'bike-route': 'post-bike-route',
}

/**
 * Every page: its path without a language prefix, and the module in `routes/` that renders it. The build, the sitemap, the
 * tests and the measurements take their pages from this list.
 */
export const pages: [path: string, module: string][] = [
  ['', 'home'],
  ['/rooms', 'rooms'],
  ...roomIds.map((id): [string, string] => [`/rooms/${id}`, 'room']),
  ['/restaurant', 'restaurant'],
  ['/experience', 'experience'],
  ['/fiere', 'fairs'],
  ['/getting-here', 'getting-here'],
  ['/offers', 'offers'],
  ['/faq', 'faq'],
  ['/vicenza', 'vicenza'],
  ...postIds.map((id): [string, string] => [`/vicenza/${id}`, ownModules[id] ?? 'post']),
  ['/vicenza/dintorni', 'post-surroundings'],
  ['/privacy-policy', 'privacy-policy'],
  ['/cookie-policy', 'cookie-policy'],
  ['/accessibility', 'accessibility'],
  ['/company', 'company'],
  ['/*', 'not-found'],
]

const localizedPages = languageCodes.flatMap((language) =>
  pages.map(([path, module]): RouteConfigEntry => {
    const localized = `${languagePrefix(language)}${path}`.slice(1)
    const id = `${language}${path}`
    const file = `routes/${module}.tsx`
    return localized === '' ? index(file, { id }) : route(localized, file, { id })
  }),
)

export default [layout('page.tsx', localizedPages)] satisfies RouteConfig
