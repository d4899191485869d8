import type { PictureData } from '@meridiana/ui'
import { drawings } from './drawings'
import type { RoomId } from './rooms'

/** The picture that a room is known by: no room is without. */
export type RoomPictureId = `${RoomId}-hero`

/** The pictures that are planned. A room has three of its own or more; the others show what rooms share. */
export type PictureId =
  | `hero-${'loggia' | 'hills' | 'restaurant' | 'morning' | 'garden'}`
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

/** What there is at least, and of the planned pictures those that are made. */
export type Pictures = Record<RoomPictureId, PictureData> & Partial<Record<PictureId, PictureData>>

/** Drawings where a picture is not made yet. */
export const standIns: Pictures = {
  'hero-restaurant': drawings.table,
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

type Files = Record<string, PictureData>

/** The hero's pictures, of which a phone gets an upright crop. */
const upright = import.meta.glob('../../pictures/hero-*.webp', {
  eager: true,
  import: 'default',
  query: '?picture&upright=right',
}) as Files

const plain = import.meta.glob(['../../pictures/*.webp', '!**/hero-*.webp'], {
  eager: true,
  import: 'default',
  query: '?picture',
}) as Files

const idOf = (file: string) => file.replace(/^.*\/|\.webp$/g, '')
const files: Partial<Pictures> = Object.fromEntries(
  Object.entries({ ...upright, ...plain }).map(([file, data]) => [idOf(file), data]),
)

/** The pictures that are there: each file of the folder `pictures` under its name. One that is not is left out. */
export const pictures: Pictures = { ...standIns, ...files }
