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
      /** Whether the text says nothing else. If it does, such as “16–20 January, by invitation”, it is shown as it is. */
      isWholeText: boolean
    }
  | {
      precision: 'unknown'
      /** The year, if that is all that the text names. */
      year?: number | undefined
      /** Why: what the dates lack, or have too much of. */
      reason: 'no month' | 'no such day' | 'wrong order' | 'open' | 'number' | 'several' | 'denied'
    }

/** Whether a day or a month (ISO 8601) is before today. */
export const isOver = (dayOrMonth: string, today: string) => dayOrMonth < today.slice(0, dayOrMonth.length)

/** Converts to lower case without accents and special letters: `März` and `marz`, `1º` and `1o` are equal. */
export const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
