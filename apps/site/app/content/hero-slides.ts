import garden from '../../pictures/hero-garden.webp?upright=right&picture'
import hills from '../../pictures/hero-hills.webp?upright=right&picture'
import loggia from '../../pictures/hero-loggia.webp?upright=right&picture'
import morning from '../../pictures/hero-morning.webp?upright=right&picture'
import restaurant from '../../pictures/hero-restaurant.webp?upright=right&picture'

/**
 * The slides of the home page's hero: a stay from the evening of arrival to the next noon. Texts: `slides.<id>` in
 * `home.json`.
 */
export const heroSlides = [
  { id: 's1', hour: 19, picture: loggia },
  { id: 's2', hour: 20, picture: hills },
  { id: 's3', hour: 22, picture: restaurant },
  { id: 's4', hour: 8, picture: morning },
  { id: 's5', hour: 12, picture: garden },
] as const
