import type { Language } from '../languages/languages'
import { compareFairs } from './fair-months'
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
    .filter(({ period }) => period.precision !== 'unknown' && !isOver(period.to, today))
    .sort(compareFairs(({ period }) => (period.precision === 'unknown' ? '' : period.from)))
    .slice(0, COUNT)
    .flatMap(({ id, title, venue, href, period }) =>
      period.precision === 'unknown'
        ? []
        : [{ id, title, venue, href, dates: formatShortFairDates(period, language), to: period.to }],
    )
