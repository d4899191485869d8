/** The first or last day of a fair, as the text of its dates names it. */
export interface PartialDate {
  year: number
  /** Month, 1 to 12; 1 is January. */
  month: number
  /** Day of the month; undefined if the dates name only a month. */
  day?: number | undefined
}

/** Midnight UTC of a fair's day, in ms. `unknownDay` is the day of the month to take if the day is unknown. */
export const partialDateTimestamp = ({ year, month, day }: PartialDate, unknownDay = 1) =>
  Date.UTC(year, month - 1, day ?? unknownDay)

/** Midnight UTC of the visitor's current day, in ms. */
export const todayTimestamp = (now: Date) => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
