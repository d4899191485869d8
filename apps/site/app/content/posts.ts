import type { PictureFiles } from '@meridiana/ui'
import restaurantWindow from '../../pictures/restaurant-window.webp?picture'
import road from '../../pictures/road.webp?picture'
import spritz from '../../pictures/spritz.webp?picture'
import vineyard from '../../pictures/vineyard.webp?picture'
import { hotel } from '../hotel'
import type { PostId } from './post-id'

/**
 * A picture of a post. `photograph`: in an arch. `plate`: a complete engraving, which includes its own frame. `detail`: a
 * part of an engraving, with a border.
 */
export interface PostPictureFiles extends PictureFiles {
  kind: 'photograph' | 'plate' | 'detail'
}

/** Translation keys of a heading and its paragraphs. Keys without a translation are left out. */
interface PostChapterKeys {
  heading: string
  paragraphs: readonly string[]
}

/**
 * An article of the city guide. Texts of the card: `posts.<id>` in `journal.json`; texts of the article: `pages.<id>` in
 * `posts.json`. The keys in this type are keys below `pages.<id>`, unless the comment of a property says otherwise.
 */
export interface JournalPost {
  id: PostId
  /** Hour of the day, 0 to 24, which the small sundial above the title shows. */
  hour: number
  /** Picture of the card, and of the page if there is no `heroPicture`. */
  picture: PostPictureFiles
  heroPicture?: PostPictureFiles
  /** Link target of the card: a path of the site, or the URL of another site. */
  link: string
  pullQuoteKey?: 'pullQuote'
  insiderTip?: { titleKey: 'tip.title'; textKey: 'tip.text' }
  /** Pictures shown side by side; `altKey` is a key of `posts.json`. */
  miniGallery?: readonly (PostPictureFiles & { altKey: 'plates.basilica' | 'plates.rotonda' })[]
  /** Translation keys of the chapters. */
  chapters?: readonly PostChapterKeys[]
  /** A button to another site, with keys of `posts.json` for its text and its accessible name. */
  externalLink?: { href: string; textKey: 'palladianRoutes'; labelKey: 'palladianRoutesLabel' }
}

const insiderTip = { titleKey: 'tip.title', textKey: 'tip.text' } as const
const pullQuoteKey = 'pullQuote'

const photograph = (picture: PictureFiles): PostPictureFiles => ({ ...picture, kind: 'photograph' })

const plate = (name: string, width: number, height: number): PostPictureFiles => ({
  src: `/plates/${name}.svg`,
  width,
  height,
  kind: 'plate',
  focus: 'top',
})

const basilica = plate('basilica', 1800, 1150)
const olimpico = plate('olimpico', 1600, 1150)
const rotonda = plate('rotonda', 1600, 1150)

/** A part of the map of the surroundings. `viewBox` is in units of the SVG. */
const mapDetail = (viewBox: string): PostPictureFiles => ({
  src: `/plates/surroundings.svg#svgView(viewBox(${viewBox}))`,
  width: 1800,
  height: 1150,
  kind: 'detail',
  focus: 'top',
})

/** The map of the bike route, on its page and on its card. */
export const bikeRouteMap = plate('bike-route', 1200, 1500)

/** The posts, in the order in which the page of the city guide (`/vicenza`) lists them. */
export const posts: readonly JournalPost[] = [
  {
    id: 'restaurants',
    hour: 20,
    picture: photograph(restaurantWindow),
    link: '/vicenza/restaurants',
    pullQuoteKey,
    insiderTip,
    chapters: [
      { heading: 'h2', paragraphs: ['p4', 'p5'] },
      { heading: 'h3', paragraphs: ['p6', 'p7', 'p8'] },
      { heading: 'h4', paragraphs: ['p9', 'p10', 'p11'] },
      { heading: 'h5', paragraphs: ['p12', 'p13'] },
    ],
  },
  {
    id: 'architecture',
    hour: 14,
    picture: olimpico,
    link: '/vicenza/architecture',
    pullQuoteKey,
    insiderTip,
    miniGallery: [
      { ...basilica, altKey: 'plates.basilica' },
      { ...rotonda, altKey: 'plates.rotonda' },
    ],
    externalLink: {
      href: hotel.city.palladianRoutesUrl,
      textKey: 'palladianRoutes',
      labelKey: 'palladianRoutesLabel',
    },
  },
  {
    id: 'hills',
    hour: 9,
    picture: photograph(vineyard),
    link: '/vicenza/hills',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'day-trips',
    hour: 8,
    picture: mapDetail('8300,2100,5400,3450'),
    heroPicture: mapDetail('6900,500,6700,4281'),
    link: '/vicenza/day-trips',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'aperitivo',
    hour: 18,
    picture: photograph(spritz),
    link: '/vicenza/aperitivo',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'markets',
    hour: 10,
    picture: basilica,
    link: '/vicenza/markets',
    pullQuoteKey,
    insiderTip,
  },
  {
    id: 'surroundings',
    hour: 11,
    picture: photograph(road),
    link: '/vicenza/surroundings',
  },
  {
    id: 'bike-route',
    hour: 7,
    picture: bikeRouteMap,
    heroPicture: photograph(road),
    link: '/vicenza/bike-route',
    pullQuoteKey,
    insiderTip,
  },
]

export const findPost = (id: string | undefined): JournalPost | undefined =>
  posts.find((post) => post.id === id)

/** Posts on the home page: the first three, and the bike route. */
export const homePagePosts = [...posts.slice(0, 3), ...posts.filter(({ id }) => id === 'bike-route')]
