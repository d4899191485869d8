import type { PagePictureId } from './pictures'

/** The pictures of the home page that stand alone. Their alternative texts: `<id>.picture` of home.json. */
export const homePictures = {
  /** The way from the hills to the town. */
  where: 'road',
  /** A glass on a laid table, towards evening. */
  restaurant: 'restaurant-table',
  /** The dining room in the evening; it lies behind words and has no text of its own. */
  banner: 'hero-restaurant',
} as const satisfies Record<string, PagePictureId>

/** What every guest can use, in reading order. Words: `services.items.<id>` of home.json. */
export const services = [
  'wifi',
  'parking',
  'charging',
  'concierge',
  'pool',
  'garden',
  'breakfast',
  'bar',
  'bicycles',
] as const
