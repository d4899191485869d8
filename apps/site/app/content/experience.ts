import type { RequiredPictureId } from './pictures'

/** Slides of the experience teaser on the home page. Texts: `home.json`; the caption is also the alternative text. */
export const experienceSlides = [
  { id: 'pool', picture: 'pool', captionKey: 'experience.slides.pool' },
  { id: 'lounge', picture: 'bar-zenit', captionKey: 'experience.slides.lounge' },
  { id: 'vicenza', picture: 'basilica', captionKey: 'experience.slides.vicenza' },
  { id: 'parking', picture: 'parking', captionKey: 'experience.slides.parking' },
] as const

/** Describes an activity by its id and its picture. Texts: `items.<id>` in `experience.json`. */
const item = <const Id extends string>(id: Id, picture: RequiredPictureId) => ({
  id,
  picture,
  titleKey: `items.${id}.title` as const,
  textKey: `items.${id}.text` as const,
  pictureKey: `items.${id}.picture` as const,
})

/** The picture beside the intro. Alternative text: `picture` in `experience.json`. */
export const experienceIntroPicture: RequiredPictureId = 'sundial'

/** Sections of the experience page, in reading order. Texts: `sections.<id>` in `experience.json`. */
export const experienceSections = [
  {
    id: 'house',
    hour: 15,
    items: [item('retreat', 'garden-front'), item('moments', 'pool'), item('comfort', 'suite-bench')],
  },
  {
    id: 'table',
    hour: 18,
    items: [item('breakfast', 'breakfast'), item('aperitivo', 'spritz'), item('garden', 'lavender')],
  },
  {
    id: 'around',
    hour: 10,
    items: [item('piazza', 'basilica'), item('hills', 'villa-dusk'), item('cuisine', 'restaurant-table')],
  },
] as const

/** Decorative pictures between the sections: after the first, and after the second. */
export const experienceDividerPictures: readonly RequiredPictureId[] = ['hero-loggia', 'hero-hills']

/** Ids of all pictures of the experience page. */
export const experiencePictureIds = [
  experienceIntroPicture,
  ...experienceSections.flatMap(({ items }) => items.map(({ picture }) => picture)),
  ...experienceDividerPictures,
]
