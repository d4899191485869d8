import { type PostId, posts } from './content/posts'
import type { RoomId } from './content/room-id'
import { rooms } from './content/rooms'
import { createRoutes } from './create-routes'
import type { PageHandle } from './lib/page-handle'

const roomPage = (id: RoomId): PageHandle => ({
  path: `/rooms/${id}`,
  id,
  module: 'room',
  words: ['rooms', 'room', `room-${id}`],
  hero: 'hero-room',
})

/** The posts with a page module of their own. */
const postModules: Partial<Record<PostId, string>> = {
  surroundings: 'post-surroundings',
  'bike-route': 'post-bike-route',
}

const postPage = (id: PostId): PageHandle => ({
  path: `/vicenza/${id}`,
  id,
  module: postModules[id] ?? 'post',
  words: ['post', `post-${id}`],
})

/** The sitemap: every path without its language, and the file in `routes/` that renders it. */
export const pages: PageHandle[] = [
  { path: '/', module: 'home', words: ['home', 'journal', 'rooms'], hero: 'hero-home' },
  { path: '/rooms', module: 'rooms', words: ['rooms'] },
  ...rooms.map(({ id }) => roomPage(id)),
  { path: '/restaurant', module: 'restaurant', words: ['restaurant'], hero: 'hero-restaurant' },
  { path: '/experience', module: 'experience', words: ['experience'] },
  { path: '/fiere', module: 'fairs', words: ['fairs'] },
  { path: '/offers', module: 'offers', words: ['offers'] },
  { path: '/faq', module: 'faq', words: ['faq'] },
  { path: '/vicenza', module: 'vicenza', words: ['journal', 'vicenza'] },
  ...posts.map(({ id }) => postPage(id)),
  { ...postPage('surroundings'), path: '/vicenza/dintorni', canonical: '/vicenza/surroundings' },
  { path: '/privacy-policy', module: 'privacy-policy', words: ['privacy'] },
  { path: '/cookie-policy', module: 'cookie-policy', words: ['cookies'] },
  { path: '/accessibility', module: 'accessibility', words: ['accessibility'] },
]

const notFound: PageHandle = { path: undefined, module: 'not-found', words: ['not-found'] }

export const routes = createRoutes([...pages, notFound])
