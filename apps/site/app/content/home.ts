import type { RequiredPictureId } from './pictures'

/** Pictures of the home page outside of its slides and cards. Alternative texts: `<id>.picture` in `home.json`. */
export const homePictures = {
  /** Picture of the location section: the road from the hills to the town. */
  where: 'road',
  /** Picture of the restaurant teaser: a glass on a laid table, in the early evening. */
  restaurant: 'restaurant-table',
  /** Picture of the restaurant banner, decorative, behind the text: the dining room in the evening. */
  banner: 'hero-restaurant',
} as const satisfies Record<string, RequiredPictureId>

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
