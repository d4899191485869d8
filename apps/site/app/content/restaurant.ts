import type { PagePictureId } from './pictures'

/** Pictures of the restaurant page. Alternative texts: `<id>.picture` in `restaurant.json`. */
export const restaurantPictures = {
  /** Decorative picture behind the title: the dining room in the evening. */
  hero: 'hero-restaurant',
  /** Picture of a laid table. */
  kitchen: 'restaurant-table',
  /** Picture of the breakfast buffet in the morning light. */
  breakfast: 'breakfast',
  /** Picture of the lounge bar in the early evening. */
  bar: 'bar-zenit',
} as const satisfies Record<string, PagePictureId>
