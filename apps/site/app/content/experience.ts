import type { PictureFiles } from '@meridiana/ui'
import bar from '../../pictures/bar-zenit.webp?picture'
import breakfast from '../../pictures/breakfast.webp?picture'
import frontGarden from '../../pictures/garden-front.webp?picture'
import hills from '../../pictures/hero-hills.webp?upright=right&picture'
import loggia from '../../pictures/hero-loggia.webp?upright=right&picture'
import lavender from '../../pictures/lavender.webp?picture'
import parking from '../../pictures/parking.webp?picture'
import pool from '../../pictures/pool.webp?picture'
import restaurantTable from '../../pictures/restaurant-table.webp?picture'
import spritz from '../../pictures/spritz.webp?picture'
import suiteBench from '../../pictures/suite-bench.webp?picture'
import villa from '../../pictures/villa-dusk.webp?picture'

/** An engraving (an SVG file). */
const basilica: PictureFiles = { src: '/plates/basilica.svg', width: 1800, height: 1150 }

/** Slides of the experience teaser on the home page. Texts: `home.json`; the caption is also the alternative text. */
export const experienceSlides = [
  { id: 'pool', picture: pool, captionKey: 'experience.slides.pool' },
  { id: 'lounge', picture: bar, captionKey: 'experience.slides.lounge' },
  { id: 'vicenza', picture: basilica, captionKey: 'experience.slides.vicenza' },
  { id: 'parking', picture: parking, captionKey: 'experience.slides.parking' },
] as const

/** Describes an activity by its id and its picture. Texts: `items.<id>` in `experience.json`. */
const item = <const Id extends string>(id: Id, picture: PictureFiles) => ({
  id,
  picture,
  titleKey: `items.${id}.title` as const,
  textKey: `items.${id}.text` as const,
  pictureKey: `items.${id}.picture` as const,
})

/** Sections of the experience page, in reading order. Texts: `sections.<id>` in `experience.json`. */
export const experienceSections = [
  {
    id: 'house',
    hour: 15,
    items: [item('retreat', frontGarden), item('moments', pool), item('comfort', suiteBench)],
  },
  {
    id: 'table',
    hour: 18,
    items: [item('breakfast', breakfast), item('aperitivo', spritz), item('garden', lavender)],
  },
  {
    id: 'around',
    hour: 10,
    items: [item('piazza', basilica), item('hills', villa), item('cuisine', restaurantTable)],
  },
] as const

/** Decorative pictures between the sections: after the first, and after the second. */
export const experienceDividerPictures = [loggia, hills]
