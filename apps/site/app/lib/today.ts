// The file extension is for `npm run check:fairs`, which runs this file in Node without a build.
import { hotel } from '../hotel.ts'

/** The current day at the hotel, as ISO 8601 date. */
// Swedish dates are ISO 8601 dates.
export const todayAtHotel = () => new Date().toLocaleDateString('sv', { timeZone: hotel.timeZone })
