import type { PictureFiles } from '@meridiana/ui'
import classicaDoppia from '../../pictures/classica-doppia-hero.webp?picture'
import classicaMatrimoniale from '../../pictures/classica-matrimoniale-hero.webp?picture'
import suite from '../../pictures/hero-morning.webp?picture'
import quadruplaClassica from '../../pictures/quadrupla-classica-hero.webp?picture'
import quadruplaComfort from '../../pictures/quadrupla-comfort-hero.webp?picture'
import singola from '../../pictures/singola-hero.webp?picture'
import superiorDoppia from '../../pictures/superior-doppia-hero.webp?picture'
import superiorMatrimoniale from '../../pictures/superior-matrimoniale-hero.webp?picture'
import superiorTripla from '../../pictures/superior-tripla-hero.webp?picture'
import type { RoomId } from './room-id'

/**
 * The main picture of each room: in the hero of its page, on its card, and in the showcase of the home page. Its
 * alternative text: `pictures.<id>-hero` in `rooms.json`.
 */
export const roomPictures: Record<RoomId, PictureFiles> = {
  suite,
  'superior-matrimoniale': superiorMatrimoniale,
  'superior-doppia': superiorDoppia,
  'superior-tripla': superiorTripla,
  'classica-matrimoniale': classicaMatrimoniale,
  'classica-doppia': classicaDoppia,
  'quadrupla-classica': quadruplaClassica,
  'quadrupla-comfort': quadruplaComfort,
  singola,
}
