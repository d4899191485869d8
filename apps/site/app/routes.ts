import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { PictureId } from './content/pictures'
import { type PostId, posts } from './content/posts'
import { type RoomId, rooms } from './content/rooms'
import { loadPictures } from './hooks/use-pictures'
import { i18nContext, languageOf, type Namespace, prepareWords } from './lib/i18n'
import { fallbackLanguage, type Language, languages, prefixOf } from './lib/language'
import { Root } from './root'

/** What a page says of itself before its module is loaded. */
export interface PageHandle {
  /** The plain address, `/rooms`; undefined for the page that stands where no other does. */
  path: string | undefined
  /** Which of several alike it is: a room's or a post's `id`. */
  id?: string
  /** Its module, for the build's preload. */
  module: string
  /** Its word files besides `common`. */
  words: Namespace[]
  /** The plain address of the page that this one is another name of: the one that search engines list. */
  canonical?: string
  /** The `id` of its hero, over which the header lies transparent. */
  hero?: string
}

interface PageModule {
  Component: ComponentType
  /** The page's data by name, in a language; `request` ends when the visitor leaves. */
  load?: (language: Language, request: Request) => Promise<object>
  /** The pictures that it shows, the one that stands for it first; `id` says which of several pages alike. */
  pictures?: (id: string | undefined) => readonly PictureId[]
}

interface Page extends PageHandle {
  import: () => Promise<PageModule>
}

/** The posts that have a page of their own kind. */
const postPages: Partial<Record<PostId, Pick<Page, 'module' | 'import'>>> = {
  surroundings: {
    module: 'app/routes/post-surroundings.tsx',
    import: () => import('./routes/post-surroundings'),
  },
  'bike-route': {
    module: 'app/routes/post-bike-route.tsx',
    import: () => import('./routes/post-bike-route'),
  },
}

function postPage(id: PostId): Page {
  return {
    path: `/vicenza/${id}`,
    id,
    words: ['post', `post-${id}`],
    ...(postPages[id] ?? { module: 'app/routes/post.tsx', import: () => import('./routes/post') }),
  }
}

function roomPage(id: RoomId): Page {
  return {
    path: `/rooms/${id}`,
    id,
    words: ['rooms', 'room', `room-${id}`],
    hero: 'hero-room',
    module: 'app/routes/room.tsx',
    import: () => import('./routes/room'),
  }
}

/** The sitemap. */
export const pages: Page[] = [
  {
    path: '/',
    module: 'app/routes/home.tsx',
    words: ['home', 'journal', 'rooms'],
    hero: 'hero-home',
    import: () => import('./routes/home'),
  },
  {
    path: '/rooms',
    module: 'app/routes/rooms.tsx',
    words: ['rooms'],
    import: () => import('./routes/rooms'),
  },
  ...rooms.map(({ id }) => roomPage(id)),
  {
    path: '/restaurant',
    module: 'app/routes/restaurant.tsx',
    words: ['restaurant'],
    hero: 'hero-restaurant',
    import: () => import('./routes/restaurant'),
  },
  {
    path: '/experience',
    module: 'app/routes/experience.tsx',
    words: ['experience'],
    import: () => import('./routes/experience'),
  },
  {
    path: '/fiere',
    module: 'app/routes/fairs.tsx',
    words: ['fairs'],
    import: () => import('./routes/fairs'),
  },
  {
    path: '/privacy-policy',
    module: 'app/routes/privacy-policy.tsx',
    words: ['privacy'],
    import: () => import('./routes/privacy-policy'),
  },
  {
    path: '/cookie-policy',
    module: 'app/routes/cookie-policy.tsx',
    words: ['cookies'],
    import: () => import('./routes/cookie-policy'),
  },
  {
    path: '/offers',
    module: 'app/routes/offers.tsx',
    words: ['offers'],
    import: () => import('./routes/offers'),
  },
  {
    path: '/faq',
    module: 'app/routes/faq.tsx',
    words: ['faq'],
    import: () => import('./routes/faq'),
  },
  {
    path: '/accessibility',
    module: 'app/routes/accessibility.tsx',
    words: ['accessibility'],
    import: () => import('./routes/accessibility'),
  },
  {
    path: '/vicenza',
    module: 'app/routes/vicenza.tsx',
    words: ['journal', 'vicenza'],
    import: () => import('./routes/vicenza'),
  },
  ...posts.map(({ id }) => postPage(id)),
  { ...postPage('surroundings'), path: '/vicenza/dintorni', canonical: '/vicenza/surroundings' },
]

const notFound: Page = {
  path: undefined,
  module: 'app/routes/not-found.tsx',
  words: ['not-found'],
  import: () => import('./routes/not-found'),
}

function route(page: Page, language: Language | undefined): RouteObject {
  const { import: load, ...handle } = page
  const loader: LoaderFunction = async ({ request, context }) => {
    const i18n = context.get(i18nContext)
    const active = language ?? languageOf(i18n)
    const [module] = await Promise.all([load(), prepareWords(i18n, active, page.words)])
    const [data, pictures] = await Promise.all([
      module.load?.(active, request),
      loadPictures(module.pictures?.(page.id) ?? []),
    ])
    return { ...data, ...pictures }
  }
  return {
    path: `${prefixOf(language)}${page.path ?? '/*'}`,
    handle,
    loader,
    lazy: { Component: async () => (await load()).Component },
  }
}

/**
 * Every page at its plain address and below each language's prefix. On a prefixed address the address decides the
 * language; on a plain one the active language stays.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: languages.flatMap((language) => {
      const fixed = language === fallbackLanguage ? undefined : language
      return [...pages, notFound].map((page) => route(page, fixed))
    }),
  },
]
