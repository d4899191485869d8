import type { PagePictureId } from './pictures'

/** Single pictures of the home page. Alternative texts: `<id>.picture` in `home.json`. */
export const homePictures = {
  /** The road from the hills to the town. */
  where: 'road',
  /** A glass on a laid table, towards evening. */
  restaurant: 'restaurant-table',
  /** The dining room in the evening. Decorative: it lies behind text. */
  banner: 'hero-restaurant',
} as const satisfies Record<string, PagePictureId>

/** Services for every guest, in reading order. Texts: `services.items.<id>` in `home.json`. */
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
