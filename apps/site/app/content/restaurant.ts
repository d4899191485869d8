import type { PictureData } from '@meridiana/ui'
import { drawings } from './drawings'

/** The pictures of the restaurant page. Their alternative texts: `<id>.picture` of restaurant.json. */
export const restaurantPictures = {
  /** The dining room in the evening; it lies behind the title and has no text of its own. */
  hero: drawings.table,
  /** A laid table. */
  kitchen: drawings.table,
  /** The breakfast buffet in the morning light. */
  breakfast: drawings.window,
  /** The lounge bar, towards evening. */
  bar: drawings.loggia,
} satisfies Record<string, PictureData>
