import type { PagePictureId } from './pictures'

/** Single pictures of the home page. Alternative texts: `<id>.picture` in `home.json`. */
export const homePictures = {
  /** Location section: the road from the hills to the town. */
  where: 'road',
  /** Restaurant teaser: a glass on a laid table, in the early evening. */
  restaurant: 'restaurant-table',
  /** Restaurant banner: the dining room in the evening. Decorative, behind the text. */
  banner: 'hero-restaurant',
} as const satisfies Record<string, PagePictureId>

/** Services for every guest, in reading order. Texts: `services.items.<id>` in `home.json`. */
export const hotelServices = [
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
