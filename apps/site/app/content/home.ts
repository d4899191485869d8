import type { PictureData } from '@meridiana/ui'
import { drawings } from './drawings'

/** The pictures of the home page that stand alone. Their alternative texts: `<id>.picture` of home.json. */
export const homePictures = {
  /** The way from the hills to the town. */
  where: drawings.road,
  /** A glass on a laid table, towards evening. */
  restaurant: drawings.table,
  /** The house at night, with its lamps lit; it lies behind words and has no text of its own. */
  banner: drawings.loggia,
} satisfies Record<string, PictureData>

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
