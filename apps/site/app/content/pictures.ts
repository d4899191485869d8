import type { PictureData } from '@meridiana/ui'
import { drawings } from './drawings'
import type { RoomId } from './rooms'

/** The picture that a room is known by: no room is without. */
export type RoomPictureId = `${RoomId}-hero`

/** The pictures that are planned. A room has three of its own or more; the others show what rooms share. */
export type PictureId =
  | RoomPictureId
  | `${RoomId}-${'corner' | 'bed'}`
  | `suite-${'table' | 'window'}`
  | 'bathroom-basin'
  | 'bathroom-robe'
  | 'bathroom-second'
  | 'minibar'
  | 'linen'
  | 'chocolate'
  | 'view-day'
  | 'view-dusk'
  | 'corridor'
  | 'stair'
  | 'pool'
  | 'lemon-tree'
  | 'sundial'
  | 'bar-zenit'
  | 'breakfast'

const plate = (name: string): PictureData => ({ src: `/plates/${name}.svg`, width: 1600, height: 1150 })

/** The pictures that are there. One that is not is left out where it would stand: `lib/pictures.ts` looks here. */
export const pictures: Record<RoomPictureId, PictureData> & Partial<Record<PictureId, PictureData>> = {
  'suite-hero': drawings.window,
  'superior-matrimoniale-hero': drawings.loggia,
  'superior-doppia-hero': drawings.garden,
  'superior-tripla-hero': drawings.hills,
  'classica-matrimoniale-hero': drawings.road,
  'classica-doppia-hero': drawings.table,
  'quadrupla-classica-hero': plate('rotonda'),
  'quadrupla-comfort-hero': drawings.basilica,
  'singola-hero': plate('olimpico'),
}
