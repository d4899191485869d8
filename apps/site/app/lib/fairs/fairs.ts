import * as v from 'valibot'
// The imports of this file name the file extension, because `npm run check:fairs` runs it in Node without a build.
import type { Language } from '../languages/languages.ts'
import { isOutsideUrl } from '../outside-url.ts'
import { type PartialDate, partialDateTimestamp, todayTimestamp } from './partial-date.ts'

/**
 * Unicode marks that change the direction of the text around them. They could reverse the order of a date or an
 * address.
 */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Line breaks and other control characters, which would begin another field in a calendar file, and halves of surrogate
 * pairs, which no URL can contain.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** Maximum length of a text: a card with a longer one would be higher than a screen. */
const MAX_LENGTH = 200

const string = v.string('must be a text in quotes')
const text = v.pipe(
  string,
  v.maxLength(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`),
  v.transform((value) => value.replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ' ')),
  v.trim(),
)
/** A text without which an entry is left out. Marks and control characters alone are none. */
const requiredText = v.pipe(text, v.nonEmpty('is missing'))
const url = v.pipe(string, v.trim(), v.check(isOutsideUrl, 'must be an address that begins with https://'))
const year = v.pipe(
  v.union([v.number(), v.string()], 'must be a number'),
  v.transform((value) => (typeof value === 'string' ? value.trim() : String(value))),
  v.regex(/^20\d\d$/, 'must be a year such as 2027'),
  v.transform(Number),
)
const id = v.union(
  [requiredText, v.pipe(v.number(), v.transform(String))],
  'must be a text in quotes or a number',
)

/** Path of a logo on this site: the Content-Security-Policy forbids pictures of other hosts. */
const logo = v.pipe(text, v.regex(/^\/(?!\/)[^\s\\]*$/, 'must be a path of this site that begins with /'))

const translations = { en: v.nullish(text), it: v.nullish(text), de: v.nullish(text) } satisfies Record<
  Language,
  unknown
>
const about = v.union(
  [text, v.object(translations)],
  'must be a text in quotes, or one for each language in braces',
)

const optionalFields = {
  year: v.optional(year),
  venue: v.optional(text),
  logo: v.optional(logo),
  /** What the fair is about, in a few words: one text for all languages, or one for each. */
  about: v.optional(about),
}

/** One entry of `fiere.json`, as the hotel writes it. `dates` is free text in any language of the site. */
const FairEntry = v.object(
  { id, title: requiredText, dates: requiredText, href: url, ...optionalFields },
  ({ expected }) => (expected === 'Object' ? 'must be an entry in braces' : 'is missing'),
)

export interface Fair extends Omit<v.InferOutput<typeof FairEntry>, 'year'> {
  /** The entry's field `year`; without it, and without a month in `dates`, the year in `dates`. */
  year?: number | undefined
  /** First and last day of the fair; undefined if `dates` names no month. */
  period?: { start: PartialDate; end: PartialDate } | undefined
}

/**
 * The names of the months in the languages of the site, in lower case and without accents. They are not from `Intl`,
 * whose formatters take up to 100 ms on a phone, because the fairs are part of the first view.
 */
const monthNames: Record<Language, string> = {
  en: 'january february march april may june july august september october november december',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  de: 'januar februar marz april mai juni juli august september oktober november dezember',
}
const months = Object.values(monthNames).flatMap((names) =>
  names.split(' ').map((name, index) => ({ name, month: index + 1 })),
)

/** Abbreviations that are not the first letters of the month: `Mrz` is `März`. */
const otherAbbreviations: Record<string, number> = { mrz: 3 }

/** Converts to lower case without accents: `März` and `marz` are equal. */
function normalize(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The month that a word names, in full or by its first letters (at least three), in any language of the site. */
function parseMonth(word: string): number | undefined {
  const name = normalize(word)
  if (name.length < 3) return undefined
  return months.find((month) => month.name.startsWith(name))?.month ?? otherAbbreviations[name]
}

/** A word or a number in the text of the dates. */
interface Token {
  text: string
  /** Whether only spaces and dots separate this token from the one before. */
  adjacent: boolean
}

/** Splits a text at its words and numbers, which then are every second part. */
const tokenize = (text: string): Token[] =>
  text
    .split(/(\d+|\p{L}+)/u)
    .flatMap((part, index, parts) =>
      index % 2 === 1 ? [{ text: part, adjacent: /^[\s.]*$/.test(parts[index - 1] ?? '') }] : [],
    )

const isYear = ({ text }: Token) => /^20\d\d$/.test(text)

const isDay = (token: Token | undefined) =>
  token !== undefined && /^\d{1,2}$/.test(token.text) && Number(token.text) >= 1 && Number(token.text) <= 31

/**
 * Whether the token is `mar` and means Tuesday (Italian *martedì*), not March. In `mar 16 feb` and `mar 16 – gio 18 feb`
 * it means Tuesday, because a day and a month follow, and that month's day is not before the first one. In
 * `Mar 30 – 2 Apr` it means March, because 2 is before 30.
 */
function isTuesday(token: Token, index: number, tokens: Token[]) {
  const [before, day] = [tokens[index - 1], tokens[index + 1]]
  if (normalize(token.text) !== 'mar' || !isDay(day) || (token.adjacent && isDay(before))) return false
  return tokens.slice(index + 2).some((later, offset) => {
    const dayBefore = tokens[index + 1 + offset]
    return (
      later.adjacent &&
      parseMonth(later.text) !== undefined &&
      isDay(dayBefore) &&
      Number(dayBefore?.text) >= Number(day?.text)
    )
  })
}

/**
 * Parses free-text dates: `16–20 January 2027`, `dal 13 al 15 febbraio`, `5.–8. März`, `30 dic – 3 gen 2028`.
 *
 * @param year the entry's field `year`; if undefined, a 20xx number in the text counts, else the current year
 * @returns first and last day; undefined if no month is recognised, or if the text is too long for dates
 */
export function parseFairDates(text: string, year: number | undefined, now: Date): Fair['period'] {
  if (text.length > MAX_LENGTH) return undefined
  const tokens = tokenize(text)
  const years = tokens.filter(isYear).map((token) => Number(token.text))
  const days = tokens.filter(isDay).map((token) => Number(token.text))
  const months = tokens
    .filter((token, index) => !isTuesday(token, index, tokens))
    .map((token) => parseMonth(token.text))
    .filter((month) => month !== undefined)
  const startMonth = months.at(0)
  const endMonth = months.at(-1)
  if (startMonth === undefined || endMonth === undefined) return undefined

  const yearsLater = endMonth < startMonth ? 1 : 0
  // A single year in the text is the year in which the fair ends.
  const yearInText = years.length > 1 ? years[0] : years[0] && years[0] - yearsLater
  const startYear = year ?? yearInText ?? now.getFullYear()
  return {
    start: { year: startYear, month: startMonth, day: days.at(0) },
    end: { year: startYear + yearsLater, month: endMonth, day: days.at(-1) },
  }
}

/** The year in a text of dates without a month, such as `2027, dates to be announced`. */
const findYear = (text: string) => Number(tokenize(text).find(isYear)?.text) || undefined

/** A mistake in an entry of the fair list, or in the list itself. */
export interface FairDataMistake {
  /** Index of the entry in the list; undefined if the list itself is wrong. */
  index?: number
  field?: string
  message: string
}

/** Removes the empty fields of an entry: `null` and an empty text mean the same as an absent field. */
function withoutEmptyFields(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => !isEmpty(value)))
}

/**
 * Parses the fair list and reports invalid fields. Leaves out an invalid field if it is optional, otherwise the whole
 * entry.
 *
 * @param json the parsed `fiere.json`
 * @param onMistake called for each invalid field
 */
export function parseFairs(json: unknown, now: Date, onMistake?: (mistake: FairDataMistake) => void): Fair[] {
  if (!Array.isArray(json)) {
    onMistake?.({ message: 'must be a list in square brackets' })
    return []
  }
  return json.flatMap((item, index) => {
    const entry = withoutEmptyFields(item)
    const { issues = [] } = v.safeParse(FairEntry, entry, { abortPipeEarly: true })
    const invalid = new Set<string>()
    for (const issue of issues) {
      const field = v.getDotPath(issue)
      if (field) invalid.add(field)
      onMistake?.({ index, ...(field ? { field } : {}), message: issue.message })
    }
    const isKept = ([field]: [string, unknown]) => !(invalid.has(field) && field in optionalFields)
    const kept = invalid.size > 0 ? Object.fromEntries(Object.entries(entry as object).filter(isKept)) : entry
    const { success, output } = v.safeParse(FairEntry, kept)
    if (!success) return []
    const period = parseFairDates(output.dates, output.year, now)
    return [{ ...output, period, year: output.year ?? (period ? undefined : findYear(output.dates)) }]
  })
}

/** What the fair is about, in the given language if the list has it. */
export const aboutFair = ({ about }: Fair, language: Language) =>
  (typeof about === 'string' ? about : about?.[language]) || undefined

/** Formats a mistake for the console: `entry 3, href: must be …`. */
export const formatFairDataMistake = ({ index, field, message }: FairDataMistake) =>
  [index === undefined ? 'the file' : `entry ${index + 1}${field ? `, ${field}` : ''}`, message].join(': ')

const monthCount = ({ year, month }: PartialDate) => year * 12 + month

/** Whether the fair's last month is past; false if the month is unknown. */
export function isPastFair({ period }: Fair, now: Date) {
  return period ? monthCount(period.end) < now.getFullYear() * 12 + now.getMonth() + 1 : false
}

/**
 * Compares two fairs by their titles, for `sort`. Does not use `localeCompare`, whose first call takes up to 90 ms on a
 * phone.
 */
export function compareTitles(a: Fair, b: Fair) {
  const [first, second] = [normalize(a.title), normalize(b.title)]
  return first === second ? 0 : first < second ? -1 : 1
}

/** Returns the first `count` fairs that have readable dates and have not ended, soonest first. */
export function findNextFairs(fairs: Fair[], now: Date, count: number) {
  const today = todayTimestamp(now)
  return fairs
    .flatMap((fair) => (fair.period ? [{ ...fair, period: fair.period }] : []))
    .filter(({ period }) => partialDateTimestamp(period.end, 31) >= today)
    .sort(
      (a, b) =>
        partialDateTimestamp(a.period.start) - partialDateTimestamp(b.period.start) || compareTitles(a, b),
    )
    .slice(0, count)
}

/** A request for the fair list is aborted after this time in ms. */
const REQUEST_TIMEOUT = 8_000

/** Reads `fiere.json`: with a request in the browser, from the file during the build. */
async function readList(): Promise<unknown> {
  if (import.meta.env.SSR) {
    const { readFile } = await import('node:fs/promises')
    return JSON.parse(await readFile('public/fiere.json', 'utf8'))
  }
  const response = await fetch('/fiere.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  })
  return response.ok ? response.json() : []
}

/** Loads the fair list. After any failure the list is empty. */
export async function loadFairs(now: Date): Promise<Fair[]> {
  try {
    return parseFairs(await readList(), now, (mistake) => {
      if (import.meta.env.DEV) console.warn(`fiere.json, ${formatFairDataMistake(mistake)}`)
    })
  } catch {
    return []
  }
}
