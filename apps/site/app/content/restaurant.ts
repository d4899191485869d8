import type { PagePictureId } from './pictures'

/** Pictures of the restaurant page. Alternative texts: `<id>.picture` in `restaurant.json`. */
export const restaurantPictures = {
  /** The dining room in the evening. Decorative, behind the title. */
  hero: 'hero-restaurant',
  /** A laid table. */
  kitchen: 'restaurant-table',
  /** The breakfast buffet in the morning light. */
  breakfast: 'breakfast',
  /** The lounge bar in the early evening. */
  bar: 'bar-zenit',
} as const satisfies Record<string, PagePictureId>
