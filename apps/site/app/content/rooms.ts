import type { AmenityKey } from './amenities'
import type { RoomId } from './room-id'

/**
 * A kind of room. Texts of its card: `rooms.<id>` and `pictures.<id>-hero` in `rooms.json`; texts of its page:
 * `pages.<id>` in `room.json`, beside the labels that all room pages share.
 */
export interface Room {
  id: RoomId
  /**
   * Hour of the day, 0 to 24, which the small sundial above the title shows: the time when the sun reaches the windows.
   */
  hour: number
  /** Number of people who can sleep in the room. */
  sleeps: number
  /** Arrangement of the beds. Text: `beds.<beds>` in `rooms.json`. */
  beds: 'queen' | 'double' | 'twin' | 'triple' | 'double-and-twin' | 'single'
  /** Number of rooms of this kind in the house. */
  count: number
  /** Lowest price in euro of a night in the room for all its guests: with VAT, without breakfast and tourist tax. */
  lowestPrice: number
  /** Usual price in euro of a night in the season `rates.season` of `hotel-details.ts`, otherwise like `lowestPrice`. */
  usualPrice: number
  /** Price in euro of a fair night, which is a night before a day of a fair, otherwise like `lowestPrice`. */
  fairPrice: number
  /** Floor area in m², without the bathroom. */
  area: number
  /** Floor on which the room is; 0 is the ground floor. Text: `facts.floors.<floor>` in `rooms.json`. */
  floor: 0 | 1 | 2
  /** Side of the house on which the windows of the room in the pictures are. Text: `facts.sides.<side>` in `rooms.json`. */
  side: 'east' | 'west'
  /** Hours between which the sun shines into the windows on a clear day in June. */
  sun: { from: string; to: string }
  /**
   * Rooms of this kind on the other side of the house: their number, and their hours of sun. A guest who books with the
   * hotel chooses the side. Undefined: none.
   */
  otherSide?: { count: number; sun: { from: string; to: string } }
  /** Kind of bathroom: `bath` has a shower over the bath, `bath-and-shower` has both separately. Text: `facts.bathrooms.<bathroom>` in `rooms.json`. */
  bathroom: 'shower' | 'bath' | 'bath-and-shower'
  /** What can be added on request: an extra bed or a cot, only a cot, or nothing. Text: `facts.extras.<extra>` in `rooms.json`. */
  extra: 'bed' | 'cot' | 'none'
  amenities: readonly AmenityKey[]
  /**
   * Gallery pictures, in order: the names of files in `pictures/`, without `.webp`. Alternative texts:
   * `pictures.<picture id>` in `room.json`, below `pages.<id>` for pictures of this room (`<id>-…`).
   */
  galleryPictures: readonly string[]
}

/** Keys of the amenities that every room has. */
const amenities: readonly AmenityKey[] = [
  'wifi',
  'tv',
  'ac',
  'minibar',
  'safe',
  'hairdryer',
  'robes',
  'toiletries',
  'chocolate',
  'waters',
]

/** The rooms, in the order of the page `/rooms`. */
export const rooms: readonly Room[] = [
  {
    id: 'suite',
    hour: 8,
    sleeps: 2,
    beds: 'queen',
    count: 1,
    lowestPrice: 245,
    usualPrice: 305,
    fairPrice: 355,
    area: 38,
    floor: 1,
    side: 'east',
    sun: { from: '06:30', to: '11:30' },
    bathroom: 'bath-and-shower',
    extra: 'bed',
    amenities,
    galleryPictures: [
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
    sleeps: 2,
    beds: 'double',
    count: 4,
    lowestPrice: 155,
    usualPrice: 195,
    fairPrice: 225,
    area: 28,
    floor: 1,
    side: 'west',
    sun: { from: '15:00', to: '19:30' },
    otherSide: { count: 2, sun: { from: '07:00', to: '12:00' } },
    bathroom: 'shower',
    extra: 'bed',
    amenities,
    galleryPictures: [
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
    sleeps: 2,
    beds: 'twin',
    count: 3,
    lowestPrice: 145,
    usualPrice: 180,
    fairPrice: 210,
    area: 26,
    floor: 0,
    side: 'west',
    sun: { from: '14:30', to: '18:30' },
    otherSide: { count: 1, sun: { from: '07:30', to: '11:30' } },
    bathroom: 'shower',
    extra: 'cot',
    amenities,
    galleryPictures: [
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
    sleeps: 3,
    beds: 'triple',
    count: 2,
    lowestPrice: 185,
    usualPrice: 230,
    fairPrice: 270,
    area: 34,
    floor: 2,
    side: 'west',
    sun: { from: '14:00', to: '20:30' },
    bathroom: 'shower',
    extra: 'cot',
    amenities,
    galleryPictures: [
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
    sleeps: 2,
    beds: 'double',
    count: 5,
    lowestPrice: 129,
    usualPrice: 160,
    fairPrice: 185,
    area: 22,
    floor: 1,
    side: 'east',
    sun: { from: '07:00', to: '12:00' },
    otherSide: { count: 2, sun: { from: '15:00', to: '19:00' } },
    bathroom: 'shower',
    extra: 'cot',
    amenities,
    galleryPictures: [
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
    sleeps: 2,
    beds: 'twin',
    count: 4,
    lowestPrice: 115,
    usualPrice: 145,
    fairPrice: 165,
    area: 19,
    floor: 0,
    side: 'west',
    sun: { from: '14:30', to: '18:30' },
    otherSide: { count: 2, sun: { from: '07:30', to: '11:30' } },
    bathroom: 'shower',
    extra: 'none',
    amenities,
    galleryPictures: [
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
    sleeps: 4,
    beds: 'double-and-twin',
    count: 1,
    lowestPrice: 215,
    usualPrice: 270,
    fairPrice: 310,
    area: 42,
    floor: 2,
    side: 'east',
    sun: { from: '06:30', to: '11:30' },
    bathroom: 'bath',
    extra: 'cot',
    amenities,
    galleryPictures: [
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
    sleeps: 4,
    beds: 'double-and-twin',
    count: 2,
    lowestPrice: 235,
    usualPrice: 295,
    fairPrice: 340,
    area: 40,
    floor: 1,
    side: 'west',
    sun: { from: '14:30', to: '19:00' },
    bathroom: 'bath-and-shower',
    extra: 'cot',
    amenities,
    galleryPictures: [
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
    sleeps: 1,
    beds: 'single',
    count: 4,
    lowestPrice: 89,
    usualPrice: 110,
    fairPrice: 130,
    area: 14,
    floor: 1,
    side: 'west',
    sun: { from: '15:00', to: '19:00' },
    otherSide: { count: 2, sun: { from: '07:00', to: '12:00' } },
    bathroom: 'shower',
    extra: 'none',
    amenities,
    galleryPictures: [
      'singola-hero',
      'singola-desk',
      'singola-bed',
      'bathroom-basin',
      'view-day',
      'chocolate',
    ],
  },
]

/** Number of kinds of rooms that are on both sides of the house, so that the guest chooses morning or afternoon sun. */
export const kindsOnBothSides = rooms.filter(({ otherSide }) => otherSide).length

/** Number of rooms of all kinds. */
export const roomCount = rooms.reduce((sum, { count }) => sum + count, 0)

/** The cheapest and the dearest price of a kind, over the given rooms. */
const spanPrices = (list: readonly Room[], kind: 'lowestPrice' | 'usualPrice' | 'fairPrice') => {
  const prices = list.map((room) => room[kind])
  return { from: Math.min(...prices), to: Math.max(...prices) }
}

/** The lowest price of the cheapest and of the dearest kind of room. */
export const lowestRoomPrices = spanPrices(rooms, 'lowestPrice')

const roomsForTwo = rooms.filter(({ sleeps }) => sleeps === 2)

/** The lowest price of the cheapest room for two. */
export const lowestPriceForTwo = spanPrices(roomsForTwo, 'lowestPrice').from

/** Prices of fair nights: of the cheapest room, and of the cheapest for two. */
export const fairNightPrices = {
  from: spanPrices(rooms, 'fairPrice').from,
  forTwo: spanPrices(roomsForTwo, 'fairPrice').from,
}

/** Whether one person pays less than two for a room: `rates.singleUse` of `hotel-details.ts` tells how much. */
export const hasSingleUse = ({ id, sleeps }: Room) => sleeps === 2 && id !== 'suite'

/** Usual prices of the rooms for two, without the suite, in the season. */
export const usualPricesForTwo = spanPrices(rooms.filter(hasSingleUse), 'usualPrice')

/** @throws if there is no room with this id */
export function requireRoom(id: string) {
  const room = rooms.find((candidate) => candidate.id === id)
  if (!room) throw new Error(`site: there is no room "${id}" in content/rooms.ts, but a page for it`)
  return room
}
