import * as v from 'valibot'
// With its extension: Node runs this file as it is for `npm run check:fairs`.
import { languageCodes } from './languages.ts'

const text = v.string('must be a text in quotes')
const filled = v.pipe(text, v.trim(), v.nonEmpty('is empty'))
const web = 'must be an address that begins with https://'
const address = v.pipe(text, v.url(web), v.regex(/^https?:/i, web))
const year = v.pipe(
  v.number('must be a number without quotes'),
  v.check(isYear, 'must be a year such as 2027'),
)

function isYear(value: number) {
  return /^20\d\d$/.test(String(value))
}

/** One entry of `fiere.json`, as the hotel writes it. `dates` is free text in any of the three languages. */
const FairEntry = v.object(
  {
    id: filled,
    title: filled,
    dates: text,
    year: v.optional(year),
    venue: v.optional(text),
    logo: v.optional(text),
    href: address,
  },
  ({ expected }) => (expected === 'Object' ? 'must be an entry in braces' : 'is missing'),
)

export interface FairDay {
  year: number
  /** 1 to 12. */
  month: number
  /** Undefined where the text names a month alone. */
  day?: number | undefined
}

export interface Fair extends v.InferOutput<typeof FairEntry> {
  /** First and last day; undefined where no month can be read in the text. */
  period?: { start: FairDay; end: FairDay } | undefined
}

const monthNames = languageCodes.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    name: plain(format.format(Date.UTC(2024, index, 15))),
    month: index + 1,
  }))
})

/** Abbreviations that do not begin the month's name. */
const otherAbbreviations: Record<string, number> = { mrz: 3 }

/** Lower case without marks: `März` and `marz` are one. */
function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The month that an English, Italian or German name or abbreviation of three letters or more means. */
function monthOf(word: string): number | undefined {
  const name = plain(word)
  if (name.length < 3) return undefined
  return monthNames.find((month) => month.name.startsWith(name))?.month ?? otherAbbreviations[name]
}

/**
 * Reads free-text dates: `16–20 January 2027`, `dal 13 al 15 febbraio`, `5.–8. März`, `30 dic – 3 gen 2028`.
 *
 * @param year the entry's own year, which wins; else a 20xx number in the text; else the current year
 * @returns first and last day, or undefined where no month can be recognised
 */
export function parseDates(text: string, year: number | undefined, now: Date): Fair['period'] {
  const tokens = text.match(/\d+|\p{L}+/gu) ?? []
  const years = tokens.filter((token) => /^20\d\d$/.test(token)).map(Number)
  const days = tokens
    .filter((token) => /^\d{1,2}$/.test(token))
    .map(Number)
    .filter((day) => day >= 1 && day <= 31)
  const months = tokens.map(monthOf).filter((month) => month !== undefined)
  const startMonth = months.at(0)
  const endMonth = months.at(-1)
  if (startMonth === undefined || endMonth === undefined) return undefined

  const overNewYear = endMonth < startMonth ? 1 : 0
  // One year in the text stands after the last month, so it is the year in which the fair ends.
  const inText = years.length > 1 ? years[0] : years[0] && years[0] - overNewYear
  const startYear = year ?? inText ?? now.getFullYear()
  return {
    start: { year: startYear, month: startMonth, day: days.at(0) },
    end: { year: startYear + overNewYear, month: endMonth, day: days.at(-1) },
  }
}

/** What is wrong with an entry of the list, or with the list itself. */
export interface FairIssue {
  /** The place of the entry in the list, from 0. */
  index?: number
  field?: string
  message: string
}

/**
 * Reads the fair list. A bad entry is left out and reported; the others stay.
 *
 * @param json what `fiere.json` holds
 * @param onIssue told what is wrong with which field of which entry
 */
export function parseFairs(json: unknown, now: Date, onIssue?: (issue: FairIssue) => void): Fair[] {
  if (!Array.isArray(json)) {
    onIssue?.({ message: 'must be a list in square brackets' })
    return []
  }
  return json.flatMap((entry, index) => {
    const { success, output, issues } = v.safeParse(FairEntry, entry, { abortPipeEarly: true })
    if (success) return [{ ...output, period: parseDates(output.dates, output.year, now) }]
    for (const issue of issues) {
      const field = v.getDotPath(issue)
      onIssue?.({ index, ...(field ? { field } : {}), message: issue.message })
    }
    return []
  })
}

/** An issue as a person reads it: `entry 3, href: must be …`. */
export const issueText = ({ index, field, message }: FairIssue) =>
  [index === undefined ? 'the file' : `entry ${index + 1}${field ? `, ${field}` : ''}`, message].join(': ')

const monthCount = ({ year, month }: FairDay) => year * 12 + month

/** Whether the fair's last month is past. One without a readable month never is. */
export function isPast({ period }: Fair, now: Date) {
  return period ? monthCount(period.end) < now.getFullYear() * 12 + now.getMonth() + 1 : false
}

/** The next fairs with readable dates, soonest first; one that ended earlier this month is not among them. */
export function nextFairs(fairs: Fair[], now: Date, count: number) {
  const time = ({ year, month, day }: FairDay, otherwise: number) =>
    Date.UTC(year, month - 1, day ?? otherwise)
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return fairs
    .flatMap((fair) => (fair.period ? [{ ...fair, period: fair.period }] : []))
    .filter(({ period }) => time(period.end, 31) >= today)
    .sort((a, b) => time(a.period.start, 1) - time(b.period.start, 1) || a.title.localeCompare(b.title))
    .slice(0, count)
}

/** The list as it stands now: over the network in the browser, from the file while the site is built. */
async function readList(): Promise<unknown> {
  if (import.meta.env.SSR) {
    const { readFile } = await import('node:fs/promises')
    return JSON.parse(await readFile('public/fiere.json', 'utf8'))
  }
  const response = await fetch('/fiere.json', { cache: 'no-store' })
  return response.ok ? response.json() : []
}

/** Loads the fair list; a failure or a bad answer is an empty list (the page then says so). */
export async function loadFairs(now: Date): Promise<Fair[]> {
  try {
    return parseFairs(await readList(), now, (issue) => {
      if (import.meta.env.DEV) console.warn(`fiere.json, ${issueText(issue)}`)
    })
  } catch {
    return []
  }
}
