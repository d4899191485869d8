/**
 * The slides of the home page's hero: a stay from the evening of arrival to the next noon. Texts: `slides.<id>` in
 * `home.json`.
 */
export const heroSlides = [
  { id: 's1', hour: 19, picture: 'hero-loggia' },
  { id: 's2', hour: 20, picture: 'hero-hills' },
  { id: 's3', hour: 22, picture: 'hero-restaurant' },
  { id: 's4', hour: 8, picture: 'hero-morning' },
  { id: 's5', hour: 12, picture: 'hero-garden' },
] as const
