/** Ids of the rooms: the last segment of the path of a room's page, `suite` in `/rooms/suite`. */
export const roomIds = [
  'suite',
  'superior-matrimoniale',
  'superior-doppia',
  'superior-tripla',
  'classica-matrimoniale',
  'classica-doppia',
  'quadrupla-classica',
  'quadrupla-comfort',
  'singola',
] as const

export type RoomId = (typeof roomIds)[number]
