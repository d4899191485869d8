import type { PagePictureId } from './pictures'

/** The pictures of the restaurant page. Their alternative texts: `<id>.picture` of restaurant.json. */
export const restaurantPictures = {
  /** The dining room in the evening; it lies behind the title and has no text of its own. */
  hero: 'hero-restaurant',
  /** A laid table. */
  kitchen: 'restaurant-table',
  /** The breakfast buffet in the morning light. */
  breakfast: 'breakfast',
  /** The lounge bar, towards evening. */
  bar: 'bar-zenit',
} as const satisfies Record<string, PagePictureId>
