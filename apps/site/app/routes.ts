import { type PostId, posts } from './content/posts'
import type { RoomId } from './content/room-id'
import { rooms } from './content/rooms'
import { addLayout, createPageRoutes, routePath } from './create-routes'
import type { PageRouteHandle } from './lib/page-handle'
import { languageOfPrefix, stripLanguagePrefix } from './lib/paths'

const roomPage = (id: RoomId): PageRouteHandle => ({
  path: `/rooms/${id}`,
  id,
  module: 'room',
  namespaces: ['rooms', 'room', `room-${id}`, 'booking'],
  hero: 'hero-room',
})

/** Page modules of the posts that do not use the shared module `post`. */
const postModules: Partial<Record<PostId, string>> = {
  surroundings: 'post-surroundings',
  'bike-route': 'post-bike-route',
}

const postPage = (id: PostId): PageRouteHandle => ({
  path: `/vicenza/${id}`,
  id,
  module: postModules[id] ?? 'post',
  namespaces: ['post', `post-${id}`],
})

/** Every page of the site: its path without a language prefix, and the file in `routes/` that renders it. */
export const pages: PageRouteHandle[] = [
  {
    path: '/',
    module: 'home',
    namespaces: ['home', 'journal', 'map', 'rooms', 'booking'],
    hero: 'hero-home',
  },
  { path: '/rooms', module: 'rooms', namespaces: ['rooms', 'booking'] },
  ...rooms.map(({ id }) => roomPage(id)),
  { path: '/restaurant', module: 'restaurant', namespaces: ['restaurant'], hero: 'hero-restaurant' },
  { path: '/experience', module: 'experience', namespaces: ['experience'] },
  { path: '/fiere', module: 'fairs', namespaces: ['fairs', 'booking'] },
  { path: '/getting-here', module: 'getting-here', namespaces: ['getting-here', 'map'] },
  { path: '/offers', module: 'offers', namespaces: ['offers', 'booking'] },
  { path: '/faq', module: 'faq', namespaces: ['faq'] },
  { path: '/vicenza', module: 'vicenza', namespaces: ['journal', 'vicenza'] },
  ...posts.map(({ id }) => postPage(id)),
  { ...postPage('surroundings'), path: '/vicenza/dintorni', canonical: '/vicenza/surroundings' },
  { path: '/privacy-policy', module: 'privacy-policy', namespaces: ['privacy'] },
  { path: '/cookie-policy', module: 'cookie-policy', namespaces: ['cookies'] },
  { path: '/accessibility', module: 'accessibility', namespaces: ['accessibility'] },
  { path: '/offline', module: 'offline', namespaces: ['offline'], unlisted: true },
]

const notFound: PageRouteHandle = { path: undefined, module: 'not-found', namespaces: ['not-found'] }

const pageRoutes = createPageRoutes([...pages, notFound])

/** The routes of all pages in all languages, inside the route of the layout. */
export const routes = addLayout(pageRoutes)

/**
 * Finds the page at a path, and its routes without those of the other pages. `matchRoutes` of React Router compares a
 * path with every route, which takes too long for the first load on a phone.
 */
export function findPage(pathname: string) {
  const path = stripLanguagePrefix(pathname)
  const page = pages.find((candidate) => candidate.path === path) ?? notFound
  const ownPath = routePath(page, languageOfPrefix(pathname))
  return { page, routes: addLayout(pageRoutes.filter((route) => route.path === ownPath)) }
}
