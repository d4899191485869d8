/** Id of a room: the last segment of the path of its page, `suite` in `/rooms/suite`. */
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
