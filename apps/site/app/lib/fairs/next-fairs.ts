import { formatFairPeriodWithoutYear } from '../formats/format'
import { type Language, locales } from '../languages/languages'
import { findNextFairs, loadFairs } from './fairs'

/** Number of fairs that the home page shows. */
const COUNT = 3

interface NextFair {
  id: string
  title: string
  venue?: string | undefined
  href: string
  /** Dates of the fair, formatted for the visitor's language. */
  dates: string
}

/** The fairs that the home page shows. */
export interface NextFairs {
  /** The day on which the fairs were loaded, in the time zone of the visitor or of the build: `Sat Jan 16 2027`. */
  day: string
  fairs: NextFair[]
}

/** Loads the next fairs. After any failure there are none. */
export async function loadNextFairs(language: Language): Promise<NextFairs> {
  const now = new Date()
  return {
    day: now.toDateString(),
    fairs: findNextFairs(await loadFairs(now), now, COUNT).map(({ id, title, venue, href, period }) => ({
      id,
      title,
      venue,
      href,
      dates: formatFairPeriodWithoutYear(period, locales[language]),
    })),
  }
}
