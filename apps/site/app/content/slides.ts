/** The hero's slides: a stay from the evening of arrival to the next noon. Words: `slides.<id>` of home.json. */
export const slides = [
  { id: 's1', hour: 19, image: '/drawings/golden-hour.svg' },
  { id: 's2', hour: 20, image: '/drawings/dusk.svg' },
  { id: 's3', hour: 22, image: '/drawings/evening.svg' },
  { id: 's4', hour: 8, image: '/drawings/morning.svg' },
  { id: 's5', hour: 12, image: '/drawings/noon.svg' },
] as const

/** The size of every slide's picture, px. */
export const slideSize = { width: 2400, height: 1500 } as const
