/** A date whose day may be unknown: the first or last day of a fair, read from a text such as `March 2027`. */
export interface PartialDate {
  year: number
  /** Month, 1 to 12; 1 is January. */
  month: number
  /** Day of the month; undefined if the dates of the fair name only a month. */
  day?: number | undefined
}

/** Midnight UTC of the date, in ms. `unknownDay` replaces an unknown day of the month. */
export const partialDateTimestamp = ({ year, month, day }: PartialDate, unknownDay = 1) =>
  Date.UTC(year, month - 1, day ?? unknownDay)

/** Midnight UTC of the visitor's current day, in ms. */
export const todayTimestamp = (now: Date) => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
