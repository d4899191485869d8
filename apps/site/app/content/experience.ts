import type { PictureData } from '@meridiana/ui'
import { drawings } from './drawings'

/** The slides of the home page's teaser. Words: home.json; the caption also says what is seen. */
export const experienceSlides = [
  { id: 'pool', image: drawings.loggia, captionKey: 'experience.slides.pool' },
  { id: 'lounge', image: drawings.table, captionKey: 'experience.slides.lounge' },
  { id: 'vicenza', image: drawings.road, captionKey: 'experience.slides.vicenza' },
  { id: 'parking', image: drawings.garden, captionKey: 'experience.slides.parking' },
] as const

/** Something to do, with its picture. Words: experience.json. */
const item = <const Id extends string>(id: Id, image: PictureData) => ({
  id,
  image,
  titleKey: `items.${id}.title` as const,
  textKey: `items.${id}.text` as const,
  pictureKey: `items.${id}.picture` as const,
})

/** The picture beside the intro. Its alternative text: `picture` of experience.json. */
export const experiencePicture: PictureData = drawings.garden

/** The three parts of the experience page, in reading order. Words: `sections.<id>` of experience.json. */
export const experienceSections = [
  {
    id: 'house',
    hour: 15,
    items: [
      item('retreat', drawings.hills),
      item('moments', drawings.loggia),
      item('comfort', drawings.window),
    ],
  },
  {
    id: 'table',
    hour: 18,
    items: [
      item('breakfast', drawings.window),
      item('aperitivo', drawings.table),
      item('garden', drawings.garden),
    ],
  },
  {
    id: 'around',
    hour: 10,
    items: [item('piazza', drawings.basilica), item('hills', drawings.road), item('cuisine', drawings.table)],
  },
] as const

/** The pictures between the parts: one after the first, one after the second. They decorate. */
export const experiencePauses: PictureData[] = [drawings.loggia, drawings.hills]
