import type { PictureData } from '@meridiana/ui'
// The suite is the room of the hero's morning: the same picture, without the crop for a full screen.
import suite from '../../pictures/hero-morning.webp?picture'
import type { RoomId } from './room-id'

/** The picture that a room is known by: no room is without. */
export type RoomPictureId = `${RoomId}-hero`

/** The pictures that pages are composed with: each is there. */
export type PagePictureId =
  | `hero-${'loggia' | 'hills' | 'restaurant' | 'morning' | 'garden'}`
  | RoomPictureId
  | 'road'
  | 'basilica'
  | 'pool'
  | 'garden-front'
  | 'lavender'
  | 'sundial'
  | 'villa-dusk'
  | 'loggia-arches'
  | 'suite-bench'
  | 'restaurant-table'
  | 'restaurant-window'
  | 'vineyard'
  | 'breakfast'
  | 'spritz'
  | 'bar-zenit'
  | 'parking'

/** The pictures that galleries show besides: one that is not made yet is left out. */
export type GalleryPictureId =
  | `${RoomId}-bed`
  | 'suite-corner'
  | 'superior-matrimoniale-window'
  | 'classica-matrimoniale-desk'
  | 'singola-desk'
  | 'quadrupla-comfort-alcove'
  | 'quadrupla-classica-window'
  | 'superior-tripla-luggage'
  | 'classica-doppia-window'
  | 'superior-doppia-table'
  | 'bathroom-basin'
  | 'bathroom-robe'
  | 'corridor'
  | 'cypresses'
  | 'lemon-tree'
  | 'key'
  | 'linen'
  | 'minibar'
  | 'stair'
  | 'view-day'
  | 'chocolate'
  | 'view-dusk'

export type PictureId = PagePictureId | GalleryPictureId

export type Pictures = Record<PagePictureId, PictureData> & Partial<Record<GalleryPictureId, PictureData>>

/** The engraving that stands among the pictures. */
const basilica: PictureData = { src: '/plates/basilica.svg', width: 1800, height: 1150 }

type Files<Data = PictureData> = Record<string, Data>

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

/** Cuts for the previews of links, 1200 × 630 px. */
const shared = import.meta.glob('../../pictures/{hero-*,*-hero}.webp', {
  eager: true,
  import: 'default',
  query: '?w=1200&h=630&fit=cover&format=jpg&quality=76',
}) as Files<string>

const byId = <Data>(files: Files<Data>) =>
  Object.fromEntries(Object.entries(files).map(([file, data]) => [file.replace(/^.*\/|\.webp$/g, ''), data]))

/** The pictures that are there: each file of the folder `pictures` under its name. One that is not is left out. */
export const pictures = {
  basilica,
  'suite-hero': suite,
  ...byId(upright),
  ...byId(plain),
} as Partial<Pictures> as Pictures

/** What a link to a page shows where it is shared, by the id of the picture. */
export const sharePictures: Partial<Record<PictureId, string>> = {
  ...byId(shared),
  'suite-hero': byId(shared)['hero-morning'],
}
