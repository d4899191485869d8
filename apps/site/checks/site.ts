/** What the checks read of the site: the only file here that changes when a module of `app/` moves. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languageCodes } from '../app/lib/languages/languages.ts'

export { offers } from '../app/content/offers.ts'
export { rooms } from '../app/content/rooms.ts'
export { directions } from '../app/directions.ts'
export { hotel } from '../app/hotel.ts'
export { hotelDetails } from '../app/hotel-details.ts'
export { readFairDates } from '../app/lib/fairs/dates.ts'
export { type FairDataMistake, formatFairDataMistake, parseFairs } from '../app/lib/fairs/schema.ts'
export { numberWords } from '../app/lib/formats/number-words.ts'
export { defaultLanguage, type Language, locales } from '../app/lib/languages/languages.ts'
export { todayAtHotel } from '../app/lib/today.ts'

const site = new URL('../', import.meta.url)
const find = (pattern: string) => globSync(pattern, { cwd: site.pathname }).sort()

export const readFile = (file: string) => readFileSync(new URL(file, site), 'utf8')

/** The texts of `public/locales`, by language, file name and key path: `texts.en.home['hero.title']`. */
export const readTexts = () =>
  Object.fromEntries(
    languageCodes.map((language) => {
      const files = find(`public/locales/${language}/*.json`)
      const textsOf = (file: string) => flatten(JSON.parse(readFile(file)))
      return [language, Object.fromEntries(files.map((file) => [basename(file, '.json'), textsOf(file)]))]
    }),
  )

/** The code that uses translation keys, one string per file. */
export const readSources = () =>
  find('app/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|d)\.ts$/.test(file))
    .map(readFile)

/** The values of an object and of the objects in it, by key path. */
export function flatten<Value = string>(value: unknown, path = ''): Record<string, Value> {
  if (typeof value !== 'object' || value === null) return { [path]: value as Value }
  const entries = Object.entries(value)
  return Object.assign({}, ...entries.map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key)))
}
