import type { AmenityName } from '@meridiana/ui'
import type { PictureId, RoomPictureId } from './pictures'
import type { RoomId } from './room-id'

/** Amenities of a room. Texts: `amenities.<nameKey>` in `room.json`. */
export interface Amenities {
  withIcons: readonly {
    icon: AmenityName
    nameKey: 'wifi' | 'tv' | 'ac' | 'minibar' | 'safe' | 'hairdryer'
  }[]
  plainText: readonly { nameKey: 'robes' | 'toiletries' | 'chocolate' | 'waters' }[]
}

/**
 * A kind of room. Texts of its card: `rooms.<id>` and `pictures.<id>` in `rooms.json`; texts of its page:
 * `room-<id>.json`; labels that all room pages share: `room.json`.
 */
export interface Room {
  id: RoomId
  /** Hour, 0 to 24, that the dial of the kicker shows: the time when the sun reaches the windows. */
  hour: number
  /** Main picture, in the hero of the page, on the card, and in the showcase of the home page. */
  image: RoomPictureId
  /** Number of people who can sleep in the room. */
  sleeps: number
  /** Text: `beds.<beds>` in `rooms.json`. */
  beds: 'queen' | 'double' | 'twin' | 'triple' | 'double-and-twin' | 'single'
  amenities: Amenities
  /**
   * Gallery pictures, in order. The gallery leaves out a picture without a file. Alternative texts:
   * `pictures.<picture id>`, in `room-<id>.json` for pictures of this room (`<id>-…`), in `room.json` for shared ones.
   */
  galleryImages: readonly PictureId[]
}

/** Amenities, the same in all rooms. */
const amenities: Amenities = {
  withIcons: [
    { icon: 'wifi', nameKey: 'wifi' },
    { icon: 'tv', nameKey: 'tv' },
    { icon: 'ac', nameKey: 'ac' },
    { icon: 'minibar', nameKey: 'minibar' },
    { icon: 'safe', nameKey: 'safe' },
    { icon: 'hairdryer', nameKey: 'hairdryer' },
  ],
  plainText: [
    { nameKey: 'robes' },
    { nameKey: 'toiletries' },
    { nameKey: 'chocolate' },
    { nameKey: 'waters' },
  ],
}

/** The rooms, in the order of the page `/rooms`. */
export const rooms: readonly Room[] = [
  {
    id: 'suite',
    hour: 8,
    image: 'suite-hero',
    sleeps: 2,
    beds: 'queen',
    amenities,
    galleryImages: [
      'suite-hero',
      'suite-corner',
      'suite-bed',
      'suite-bench',
      'bathroom-basin',
      'bathroom-robe',
      'chocolate',
      'view-day',
      'minibar',
    ],
  },
  {
    id: 'superior-matrimoniale',
    hour: 16,
    image: 'superior-matrimoniale-hero',
    sleeps: 2,
    beds: 'double',
    amenities,
    galleryImages: [
      'superior-matrimoniale-hero',
      'superior-matrimoniale-window',
      'superior-matrimoniale-bed',
      'bathroom-basin',
      'bathroom-robe',
      'view-dusk',
      'linen',
      'minibar',
    ],
  },
  {
    id: 'superior-doppia',
    hour: 16,
    image: 'superior-doppia-hero',
    sleeps: 2,
    beds: 'twin',
    amenities,
    galleryImages: [
      'superior-doppia-hero',
      'superior-doppia-table',
      'superior-doppia-bed',
      'bathroom-basin',
      'view-day',
    ],
  },
  {
    id: 'superior-tripla',
    hour: 16,
    image: 'superior-tripla-hero',
    sleeps: 3,
    beds: 'triple',
    amenities,
    galleryImages: [
      'superior-tripla-hero',
      'superior-tripla-luggage',
      'superior-tripla-bed',
      'bathroom-basin',
      'chocolate',
      'view-dusk',
    ],
  },
  {
    id: 'classica-matrimoniale',
    hour: 9,
    image: 'classica-matrimoniale-hero',
    sleeps: 2,
    beds: 'double',
    amenities,
    galleryImages: [
      'classica-matrimoniale-hero',
      'classica-matrimoniale-desk',
      'classica-matrimoniale-bed',
      'bathroom-basin',
      'bathroom-robe',
      'stair',
      'linen',
      'view-day',
      'minibar',
      'chocolate',
    ],
  },
  {
    id: 'classica-doppia',
    hour: 16,
    image: 'classica-doppia-hero',
    sleeps: 2,
    beds: 'twin',
    amenities,
    galleryImages: [
      'classica-doppia-hero',
      'classica-doppia-window',
      'classica-doppia-bed',
      'bathroom-basin',
      'view-day',
      'linen',
    ],
  },
  {
    id: 'quadrupla-classica',
    hour: 9,
    image: 'quadrupla-classica-hero',
    sleeps: 4,
    beds: 'double-and-twin',
    amenities,
    galleryImages: [
      'quadrupla-classica-hero',
      'quadrupla-classica-window',
      'quadrupla-classica-bed',
      'bathroom-basin',
      'bathroom-robe',
      'stair',
      'key',
      'cypresses',
      'minibar',
      'view-day',
      'pool',
      'lemon-tree',
      'linen',
      'chocolate',
      'corridor',
    ],
  },
  {
    id: 'quadrupla-comfort',
    hour: 16,
    image: 'quadrupla-comfort-hero',
    sleeps: 4,
    beds: 'double-and-twin',
    amenities,
    galleryImages: [
      'quadrupla-comfort-hero',
      'quadrupla-comfort-alcove',
      'quadrupla-comfort-bed',
      'bathroom-basin',
      'minibar',
      'pool',
      'view-dusk',
    ],
  },
  {
    id: 'singola',
    hour: 16,
    image: 'singola-hero',
    sleeps: 1,
    beds: 'single',
    amenities,
    galleryImages: ['singola-hero', 'singola-desk', 'singola-bed', 'bathroom-basin', 'view-day', 'chocolate'],
  },
]

export const findRoom = (id: string | undefined) => rooms.find((room) => room.id === id)
