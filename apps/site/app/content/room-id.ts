/** The rooms' ids: each is the last part of its path, `/rooms/suite`. */
export type RoomId =
  | 'suite'
  | 'superior-matrimoniale'
  | 'superior-doppia'
  | 'superior-tripla'
  | 'classica-matrimoniale'
  | 'classica-doppia'
  | 'quadrupla-classica'
  | 'quadrupla-comfort'
  | 'singola'
