/**
 * The period of a fair, with ISO 8601 dates: from its first to its last day (`2027-01-16`), or month (`2027-01`) if no
 * days are named; or that it is unknown, and why.
 */
export type FairPeriod =
  | {
      precision: 'day' | 'month'
      from: string
      to: string
      /** Whether no year was given, and this is the next time that these days come. */
      isYearAssumed: boolean
    }
  | {
      precision: 'unknown'
      /** The year, if that is all that the text names. */
      year?: number | undefined
      /** Why the text cannot be read: `name no month`. */
      reason: string
    }

/** Whether a day or a month (ISO 8601) is before today. */
export const isOver = (dayOrMonth: string, today: string) => dayOrMonth < today.slice(0, dayOrMonth.length)

/** Converts to lower case without accents and special letters: `März` and `marz`, `1º` and `1o` are equal. */
export const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
