import type { PictureData } from '@meridiana/ui'
// The main picture of the suite is the morning slide of the home page's hero, without the portrait crop for phones.
import suite from '../../pictures/hero-morning.webp?picture'
import type { RoomId } from './room-id'

/** Id of the main picture of a room. */
export type MainRoomPictureId = `${RoomId}-hero`

/** Ids of the pictures that pages show outside of galleries. Each must have a file. */
export type RequiredPictureId =
  | `hero-${'loggia' | 'hills' | 'restaurant' | 'morning' | 'garden'}`
  | MainRoomPictureId
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

/** Ids of pictures that only galleries show. A file may be missing: galleries leave out an id without one. */
type GalleryPictureId =
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

export type PictureId = RequiredPictureId | GalleryPictureId

/** The data of all pictures. A gallery picture without a file is absent. */
export type PicturesById = Record<RequiredPictureId, PictureData> &
  Partial<Record<GalleryPictureId, PictureData>>

/** An engraving (an SVG file) that pages use like a photograph. */
const basilica: PictureData = { src: '/plates/basilica.svg', width: 1800, height: 1150 }

type Files = Record<string, PictureData>

/** The pictures of heroes, each with a portrait crop for phones. */
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

const byId = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([file, data]) => [file.replace(/^.*\/|\.webp$/g, ''), data]))

/** Pictures by id, which is the name of the file in the folder `pictures`, without `.webp`. */
export const pictures = {
  basilica,
  'suite-hero': suite,
  ...byId(upright),
  ...byId(plain),
} as Partial<PicturesById> as PicturesById
