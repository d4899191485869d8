import type { PictureData } from '@meridiana/ui'
import { hotel } from '../hotel'
import type { PagePictureId } from './pictures'

/** A picture of the site, by its id: it fills its frame. */
export interface SceneImage extends Pick<PictureData, 'focus'> {
  kind: 'scene'
  id: PagePictureId
}

/** An engraved plate, which brings its own frame; a detail of one gets a hairline. */
export interface PlateImage extends PictureData {
  kind: 'plate' | 'detail'
}

/** A picture of the journal. */
export type PostImage = SceneImage | PlateImage

/** A heading of a post and the paragraphs below it; each is shown only where its words exist. */
export interface CardBlock {
  heading: string
  paragraphs: readonly string[]
}

/**
 * An article of the city guide. Words: card in `journal.json` (`posts.<id>`: title and excerpt), article in
 * `post-<id>.json` (hero title, lede, paragraphs), which the keys here mean unless they say otherwise.
 */
export interface JournalPost {
  id: string
  /** The hour of its kicker's dial. */
  hour: number
  /** On its card, and at its head unless that has its own. */
  image: PostImage
  heroImage?: PostImage
  /** What is tried in turn when the picture at its head does not load in any of its own files. */
  heroFallbacks?: readonly string[]
  /** Where its card leads: a page of the site, or with http(s) another site. */
  link: string
  pullQuoteKey?: 'pullQuote'
  insiderTip?: { titleKey: 'tip.title'; textKey: 'tip.text' }
  /** Their alternative texts are in `post.json`. */
  miniGallery?: readonly (PlateImage & { altKey: 'plates.basilica' | 'plates.rotonda' })[]
  /** The content card. */
  card?: readonly CardBlock[]
  /** A button to another site; its label is in `post.json`. */
  outside?: { href: string; labelKey: 'palladianRoutes' }
}

const insiderTip = { titleKey: 'tip.title', textKey: 'tip.text' } as const
const pullQuoteKey = 'pullQuote'

const scene = (id: PagePictureId, focus?: PictureData['focus']): SceneImage => ({
  kind: 'scene',
  id,
  ...(focus && { focus }),
})

const plate = (name: string, width: number, height: number): PlateImage => ({
  src: `/plates/${name}.svg`,
  width,
  height,
  kind: 'plate',
  focus: 'top',
})

const basilica = plate('basilica', 1800, 1150)
const olimpico = plate('olimpico', 1600, 1150)
const rotonda = plate('rotonda', 1600, 1150)

/** The north of the map of the surroundings, where the plain meets the mountains: corner and size of the cut. */
const north = (cut: string): PlateImage => ({
  src: `/plates/surroundings.svg#svgView(viewBox(${cut}))`,
  width: 1800,
  height: 1150,
  kind: 'detail',
  focus: 'top',
})

/** The map of the ride, for its page and its card. */
export const bikeMap = plate('bike-route', 1200, 1500)

/** The articles, in the order of the city guide. */
export const posts = [
  {
    id: 'restaurants',
    hour: 20,
    image: scene('restaurant-window'),
    link: '/vicenza/restaurants',
    pullQuoteKey,
    insiderTip,
    card: [
      { heading: 'h2', paragraphs: ['p4', 'p5'] },
      { heading: 'h3', paragraphs: ['p6', 'p7', 'p8'] },
      { heading: 'h4', paragraphs: ['p9', 'p10', 'p11'] },
      { heading: 'h5', paragraphs: ['p12', 'p13'] },
    ],
  },
  {
    id: 'architecture',
    hour: 14,
    image: olimpico,
    link: '/vicenza/architecture',
    pullQuoteKey,
    insiderTip,
    miniGallery: [
      { ...basilica, altKey: 'plates.basilica' },
      { ...rotonda, altKey: 'plates.rotonda' },
    ],
    outside: { href: hotel.city.palladianRoutesUrl, labelKey: 'palladianRoutes' },
  },
  {
    id: 'hills',
    hour: 9,
    image: scene('vineyard'),
    link: '/vicenza/hills',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'day-trips',
    hour: 8,
    image: north('8300,2100,5400,3450'),
    heroImage: north('6900,500,6700,4281'),
    link: '/vicenza/day-trips',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'aperitivo',
    hour: 18,
    image: scene('spritz'),
    link: '/vicenza/aperitivo',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'markets',
    hour: 10,
    image: basilica,
    link: '/vicenza/markets',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'surroundings',
    hour: 11,
    image: scene('road'),
    link: '/vicenza/surroundings',
  },
  {
    id: 'bike-route',
    hour: 7,
    image: bikeMap,
    heroImage: scene('road'),
    heroFallbacks: ['/drawings/where.svg'],
    link: '/vicenza/bike-route',
    pullQuoteKey,
    insiderTip,
  },
] as const satisfies readonly JournalPost[]

export type PostId = (typeof posts)[number]['id']

/** The post of an address, as the type that all share. */
export const findPost = (id: string | undefined): JournalPost | undefined =>
  posts.find((post) => post.id === id)

/** The ids of the pictures of the site that posts show on their cards. */
export const cardPictures = (shown: readonly JournalPost[]) => shown.flatMap(({ image }) => idOf(image))

/** The id of the picture of the site at the head of a post; none where that is a plate. */
export const headPictures = (id: string | undefined) => {
  const post = findPost(id)
  return post ? idOf(post.heroImage ?? post.image) : []
}

const idOf = (image: PostImage) => (image.kind === 'scene' ? [image.id] : [])

/** The posts of the home page's teaser: the first three, and the ride. */
export const teaserPosts = [...posts.slice(0, 3), ...posts.filter(({ id }) => id === 'bike-route')]
