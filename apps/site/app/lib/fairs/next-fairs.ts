import type { Language } from '../languages/languages'
import { compareTitles } from './fair-months'
import { isOver } from './fair-period'
import { formatShortFairDates } from './format-dates'
import type { Fair } from './schema'

/** Number of fairs that the home page shows. */
const COUNT = 3

/** A fair as the home page shows it. */
export interface NextFair extends Pick<Fair, 'id' | 'title' | 'venue' | 'href'> {
  /** Dates of the fair, formatted. */
  dates: string
  /** Last day of the fair, or month if the day is unknown: ISO 8601. */
  to: string
}

/** The first fairs that have readable dates and have not ended, soonest first. */
export const findNextFairs = (fairs: Fair[], today: string, language: Language): NextFair[] =>
  fairs
    .flatMap((fair) =>
      fair.period.precision === 'unknown' || isOver(fair.period.to, today)
        ? []
        : [{ ...fair, period: fair.period }],
    )
    .sort((a, b) =>
      a.period.from === b.period.from ? compareTitles(a, b) : a.period.from < b.period.from ? -1 : 1,
    )
    .slice(0, COUNT)
    .map(({ id, title, venue, href, period }) => ({
      id,
      title,
      venue,
      href,
      dates: formatShortFairDates(period, language),
      to: period.to,
    }))
