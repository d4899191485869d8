// The file extension is for `npm run check:fairs`, which runs this file in Node without a build.
import { hotel } from '../hotel.ts'

/** The current day at the hotel, as ISO 8601 date. */
export function todayAtHotel() {
  const now = new Date()
  // The first `Intl` object takes a phone 0.1 s. Browsers without `Temporal` (Safari) write Swedish dates: ISO 8601.
  return globalThis.Temporal
    ? Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(hotel.timeZone).toPlainDate().toString()
    : now.toLocaleDateString('sv', { timeZone: hotel.timeZone })
}
