import { hotel } from '../hotel'
import type { PostPictureFiles } from './posts'

/** A place near the hotel that visitors can go to. Texts: `pages.surroundings.places.<id>` in `posts.json`. */
interface SurroundingsPlace {
  id: 'verona' | 'venezia' | 'padova' | 'valpolicella'
  /** A part of the engraved map of the surroundings: the one that shows this place. */
  picture?: PostPictureFiles
  /** URL of the tourism site of the place. */
  href?: string
}

/** The complete map of the surroundings. */
export const surroundingsMap: PostPictureFiles = {
  src: '/plates/surroundings.svg',
  width: 1800,
  height: 1150,
  kind: 'plate',
}

/**
 * A part of the surroundings map. A `#svgView` fragment selects it, so that the browser loads one file for all parts.
 * Arguments are in units of the SVG; the height follows from the aspect ratio of the map.
 */
const detail = (left: number, top: number, width: number): PostPictureFiles => ({
  ...surroundingsMap,
  kind: 'detail',
  src: `${surroundingsMap.src}#svgView(viewBox(${left},${top},${width},${Math.round((width * 1150) / 1800)}))`,
})

export const surroundingsPlaces: SurroundingsPlace[] = [
  { id: 'verona', picture: detail(2830, 6400, 2500), href: hotel.tourism.verona },
  { id: 'venezia', picture: detail(13350, 6150, 3200), href: hotel.tourism.venezia },
  { id: 'padova', picture: detail(9300, 6500, 3000), href: hotel.tourism.padova },
  { id: 'valpolicella', picture: detail(1250, 5150, 2950), href: hotel.tourism.valpolicella },
]
