import garden from '../../pictures/hero-garden.webp?picture&upright=right'
import hills from '../../pictures/hero-hills.webp?picture&upright=right'
import loggia from '../../pictures/hero-loggia.webp?picture&upright=right'
import morning from '../../pictures/hero-morning.webp?picture&upright=right'
import restaurant from '../../pictures/hero-restaurant.webp?picture&upright=right'

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
