import type { RequiredPictureId } from './pictures'

/** Pictures of the restaurant page. Alternative texts: `<id>.picture` in `restaurant.json`. */
export const restaurantPictures = {
  /** Decorative picture behind the title: the dining room in the evening. */
  hero: 'hero-restaurant',
  kitchen: 'restaurant-table',
  breakfast: 'breakfast',
  bar: 'bar-zenit',
} as const satisfies Record<string, RequiredPictureId>
