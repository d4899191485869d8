// The imports of this file name the file extension, because `npm run check:fairs` runs it in Node without a build.
import type { Language } from '../languages/languages.ts'
import { type FairPeriod, isOver, withoutAccents } from './fair-period.ts'

/** A text that is longer than any dates. */
const MAX_LENGTH = 200

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

/** The month that a word names: in full, by its first letters (at least three), or as `Mrz`. */
function readMonth(word: string) {
  if (word.length < 3) return undefined
  return word === 'mrz' ? 3 : months.find(({ name }) => name.startsWith(word))?.month
}

/** One spelling for each word and sign: `März` and `marz` are equal, as are all dashes. */
const normalize = (text: string) =>
  withoutAccents(text)
    .replace(/[‐‑‒–—―−→]/g, '-')
    .replace(/[’‘`´]/g, "'")

const DAY = '(?<!\\d)(0?[1-9]|[12]\\d|3[01])'
const MONTH = '(0?[1-9]|1[0-2])'
const NUMBER = '\\d{1,3}(?:[.:,]\\d{1,2})?(?!\\d)'
/** After a number that counts something: neither another digit, nor a month, whose day the number would be. */
const NO_DATE_AFTER = `(?![\\d]|[./-]\\d|\\s*\\.?\\s*(?:${months.map(({ name }) => name.slice(0, 3)).join('|')}|mrz))`

/** What has numbers that are no days (times, halls, editions, prices), and verbs that are spelt as a month. */
const otherPhrases = [
  '(?<!\\d)\\d{1,2}:\\d\\d(?!\\d)',
  `(?:${NUMBER}\\s*(?:-|to|bis|a|alle)\\s*)?${NUMBER}\\s*(?:am|pm|a\\.m|p\\.m|uhr|h|hrs|o'clock)(?![a-z])`,
  `(?<![a-z])(?:ore|orario|h|dalle|alle|uhr|um|hall[es]?|hallen|pavilions?|pad|padiglion[ei]|stand|gate|tor|ingresso|edizione|edition|ed|auflage|ausgabe|nr?|no|via)[.:]?\\s*(?:n[.o°]*\\s*)?${NUMBER}(?:\\s*(?:-|/|&|e|ed|and|und|to|bis|a|alle)\\s*(?:ore\\s*)?${NUMBER})*${NO_DATE_AFTER}`,
  '(?<!\\d)\\d{1,3}(?:a|st|nd|rd|th|o|°|\\.|esima)?\\s*(?:edizion[ei]|edition|auflage|ausgabe|days?|giorn[io]|giornate|tage?n?|ann[io]|years?|jahre?|padiglion[ei]|halls?|hallen?|espositori|exhibitors|aussteller)(?![a-z])',
  '(?<!\\d)\\d{1,3}a(?![a-z])',
  '(?<![a-z])(?:kw|woche|week|settimana)\\s*\\d{1,2}(?:/20\\d\\d)?',
  '(?:€|(?<![a-z])(?:eur|euro|chf))\\s*\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?\\s*(?:€|%|(?:eur|euro|chf)(?![a-z]))',
  '(?<![a-z])may\\s+(?:be|change|vary|move|shift|differ|still|not|also|have)(?![a-z])',
  '(?<![a-z])(?:(?:to )?be(?:en)? set|to be)(?![a-z])',
].map((pattern) => new RegExp(pattern, 'g'))

/** Weekdays, except `mar`, which means Tuesday in Italian, and also March. */
const weekdays =
  /(?<![a-z])(?:mon|tues?|wed|thur?s?|fri|sat|sun|lun|mer|gio|ven|sab|dom|mo|di|mi|do|fr|sa|so|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?![a-z])[.,]*/g

/** Writes dates in figures as day, month (`M1`) and year, so that one grammar reads all: `16-20/1/2027`, `16.01.2027`. */
const spellFigures = (text: string) =>
  text
    .replace(
      /(?<!\d)(20\d\d)([-/.])(0[1-9]|1[0-2])\2(\d\d)(?!\d)(?:\s*(?:\/|-|to|bis|al?)\s*(?:(0[1-9]|1[0-2])-)?(\d\d)(?![\d./-]))?/g,
      (_, year, _separator, month, day, lastMonth = month, lastDay) => {
        const start = `${day} M${Number(month)} ${year}`
        if (!lastDay) return start
        return lastMonth === month
          ? `${day}-${lastDay} M${Number(month)} ${year}`
          : `${start} - ${lastDay} M${Number(lastMonth)}`
      },
    )
    .replace(
      new RegExp(`${DAY}\\s?([./-])\\s?${MONTH}\\s?\\2\\s?(20\\d\\d|[2-4]\\d)(?!\\2?\\d)`, 'g'),
      (_, day, _separator, month, year) => `${day} M${Number(month)} ${year.padStart(4, '20')}`,
    )
    // A month and a year: `01/2027`, `2027-01`.
    .replace(
      new RegExp(`(?<!\\d\\s?[./-]\\s?)(?<!\\d)${MONTH}[./](20\\d\\d)(?!\\d)`, 'g'),
      (_, month, year) => `M${Number(month)} ${year}`,
    )
    .replace(
      /(?<!\d)(20\d\d)[-/](0[1-9]|1[0-2])(?![\d/-]|\.\d|\s*M)/g,
      (_, year, month) => `M${Number(month)} ${year}`,
    )
    // Without a year a point after the month, or another date in figures after it, tells a date from a time.
    .replace(
      new RegExp(`${DAY}\\.\\s?${MONTH}\\.(?!\\s?\\d)`, 'g'),
      (_, day, month) => `${day} M${Number(month)}`,
    )
    .replace(
      new RegExp(`${DAY}/${MONTH}\\s*(-|al?|to|bis)\\s*${DAY}/${MONTH}(?![\\d/])`, 'g'),
      (_, day, month, to, lastDay, lastMonth) =>
        `${day} M${Number(month)} ${to} ${lastDay} M${Number(lastMonth)}`,
    )
    .replace(
      new RegExp(`${DAY}[./]${MONTH}(?=\\s*(?:-|al?|to|bis)\\s*\\d{1,2} M)`, 'g'),
      (_, day, month) => `${day} M${Number(month)}`,
    )

/** Words that mean something in a text of dates, by what they mean. The words of `skip` mean nothing. */
const words = Object.entries({
  to: 'to al all',
  until: 'until till through thru bis fino',
  a: 'a',
  and: 'and e ed und',
  from: 'from da dal dall dalla vom von ab seit since starting beginning',
  skip: 'the il of del dell di den dem der zum am im in on i le inclusive inclusi compreso einschliesslich',
}).flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning] as const))
const meanings: ReadonlyMap<string, string> = new Map([
  ...words,
  ['-', 'dash'],
  ['/', 'dash'],
  ['&', 'and'],
  ['+', 'and'],
  [',', ','],
  ['.', 'skip'],
  ["'", 'skip'],
])

/** What a part of the text means: `d16` is a number that can be a day, `m1` a month, `y2027` a year, `x` another word. */
function symbolOf(part: string) {
  if (/^M\d/.test(part)) return `m${part.slice(1)}`
  if (/^20\d\d$/.test(part)) return `y${part}`
  if (/^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 31) return `d${Number(part)}`
  if (part === 'mar') return part
  const month = readMonth(part)
  if (month)
    return months.some(({ name }) => name === part && !/^ma[iy]$/.test(name)) ? `m${month}` : `w${month}`
  return meanings.get(part) ?? (/^[a-z\d]/.test(part) ? 'x' : ';')
}

/**
 * Translates a text to symbols: `dal 13 al 15 febbraio 2027` to `from d13 to d15 m2 y2027`. `w5` is a month that is
 * abbreviated, or spelt as another word: “May”.
 */
function toSymbols(text: string) {
  let rest = normalize(text)
  for (const phrase of otherPhrases) rest = rest.replace(phrase, ' x ')
  rest = spellFigures(rest.replace(weekdays, ' '))
    .replace(/(\d)(?:st|nd|rd|th|o|°)(?![a-z])/g, '$1')
    .replace(/(?<=\s)'(\d\d)(?!\d)/g, '20$1')
  const parts = rest.match(/M\d+|\d+|[a-z]+|[^\sa-z\d]/g) ?? []
  return parts
    .map(symbolOf)
    .filter((symbol) => symbol !== 'skip')
    .join(' ')
}

const TO = '(?:dash|to|a|until|until (?:to|a))'
const DAYS = `d\\d+(?: (?:${TO}|,|and|, and) d\\d+)*`
const MONTH_SYMBOL = '[mw]\\d+'
const YEAR_SYMBOL = '(?: (?:, )?y\\d+)?'
/** `d16 m1`, `m1 d16 y2027` or `m1`: one end of a range. */
const END = `(?:d\\d+ ${MONTH_SYMBOL}|${MONTH_SYMBOL}(?: d\\d+)?)${YEAR_SYMBOL}`
/** The days of one month, or the month alone. */
const ONE_MONTH = `(?:${DAYS} ${MONTH_SYMBOL}|${MONTH_SYMBOL}(?: ${DAYS})?)${YEAR_SYMBOL}`
const period = new RegExp(`(?<=^| )(?:(${END}) ${TO} (${END})|(${ONE_MONTH}))(?= |$)`, 'g')

/** Italian `mar` is Tuesday where a day and a month follow, but no day is before it: `mar 16 feb`. */
const tuesday = new RegExp(
  `(?<!d\\d+ )mar (?=d\\d+(?: (?:${TO}|,|and|, and|mar) (?:mar )?d\\d+)* (?:[mw]\\d|mar))`,
  'g',
)

interface DatePart {
  month: number
  year?: number | undefined
  /** First and last day; undefined if the text names none. */
  days?: { first: number; last: number } | undefined
}

/** Reads days, a month and a year. The days of a list have to follow each other, because a fair has one period. */
function readDatePart(symbols: string): DatePart | string {
  const numberOf = (pattern: RegExp) => {
    const [, digits] = pattern.exec(symbols) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  const month = numberOf(/[mw](\d+)/)
  if (month === undefined) return 'name no month'
  const part = { month, year: numberOf(/y(\d+)/) }
  const ranges = [...symbols.matchAll(new RegExp(`d(\\d+)(?: ${TO} d(\\d+))?`, 'g'))].map(
    ([, first, last = first]) => ({ first: Number(first), last: Number(last) }),
  )
  const [start, end] = [ranges[0], ranges.at(-1)]
  if (!start || !end) return part
  if (ranges.some(({ first, last }) => last < first)) return 'end before they begin'
  const isGap = (first: number, index: number) => {
    const before = ranges[index - 1]
    return before !== undefined && first !== before.last + 1
  }
  if (ranges.some(({ first }, index) => isGap(first, index))) return 'are not one period'
  return { ...part, days: { first: start.first, last: end.last } }
}

/** The longest period, in days, of a fair that runs over New Year: a longer one is rather two dates in the wrong order. */
const LONGEST_OVER_NEW_YEAR = 183

/** Finds the one period that the symbols of a text name. */
function readSymbols(symbols: string, entryYear: number | undefined, today: string): FairPeriod {
  const years = new Set([...symbols.matchAll(/y(\d+)/g)].map(([, digits]) => Number(digits)))
  const [firstYear] = years
  const unknown = (reason: string): FairPeriod => ({
    precision: 'unknown',
    year: entryYear ?? firstYear,
    reason,
  })
  const found = [...symbols.matchAll(period)].filter(({ 0: match, index }) => {
    // An abbreviation alone, and “May”, can be another word: no word may be beside it.
    const rest = [symbols.slice(0, index), symbols.slice(index + match.length)]
    return !/^w\d+$/.test(match) || !(/x $/.test(rest[0] ?? '') || /^ x/.test(rest[1] ?? ''))
  })
  const periods = found.map(({ 0: match, 1: from = '', 2: to, 3: oneMonth, index }, place): FairPeriod => {
    // What is between this match and its neighbours.
    const previous = found[place - 1]
    const before = symbols.slice(previous ? previous.index + previous[0].length : 0, index)
    const after = symbols.slice(index + match.length, found[place + 1]?.index)
    const isOneDay = !/d\d.* d\d/.test(match)
    if (
      /until [^;]*$/.test(before) ||
      /^ until/.test(after) ||
      (/from $/.test(before) && isOneDay && to === undefined) ||
      (/(?:^| )(?:to|a) $/.test(before) && /^d/.test(match)) ||
      /[dmwy]\d+ dash (?:, )?$/.test(before) ||
      new RegExp(`^ ${TO} [dmwy]\\d`).test(after)
    )
      return unknown('have no beginning or no end')
    if (/^ d\d/.test(after) && !/y\d+$/.test(match)) return unknown('have a number after the month')
    const start = readDatePart(oneMonth ?? from)
    const end = to === undefined ? start : readDatePart(to)
    if (typeof start === 'string') return unknown(start)
    if (typeof end === 'string') return unknown(end)
    if (!start.days && /(?:^| )d\d/.test(before + after))
      return unknown('have a number that is beside no month')
    if (!start.year && !end.year && years.size > 1) return unknown('name more than one year')
    // A single year, after the last of two dates, is the year in which the fair ends.
    const yearInText =
      start.year ?? (end.year === undefined ? firstYear : end.year - (end.month < start.month ? 1 : 0))
    const read = resolveYear(start, end, entryYear ?? yearInText, today)
    return typeof read === 'string' ? unknown(read) : read
  })
  const [read] = periods
  if (!read) return unknown('name no month')
  // The same dates in two languages are one period.
  const isSame = (other: FairPeriod) => JSON.stringify(other) === JSON.stringify(read)
  return periods.every(isSame) ? read : unknown('name more than one period')
}

/** ISO 8601 date or month; undefined if there is no such day. */
function toIso(year: number, month: number, day: number | undefined) {
  const iso = [year, month, day]
    .flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')]))
    .join('-')
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? undefined : iso
}

/**
 * Adds the years to the first and the last day, or returns why that is not possible.
 *
 * @param year in which the fair begins; if undefined, the dates are the next that are not past
 */
function resolveYear(start: DatePart, end: DatePart, year: number | undefined, today: string) {
  const [firstDay, lastDay] = [start.days?.first, end.days?.last]
  if ((firstDay === undefined) !== (lastDay === undefined)) return 'name a day and a month'
  const overNewYear = end.month < start.month ? 1 : 0
  const duration = start.year && end.year ? end.year - start.year : overNewYear
  const createPeriod = (startYear: number): FairPeriod | string => {
    const from = toIso(startYear, start.month, firstDay)
    const to = toIso(startYear + duration, end.month, lastDay)
    if (!from || !to) return 'name a day that does not exist'
    const isTooLong = overNewYear && Date.parse(to) - Date.parse(from) > LONGEST_OVER_NEW_YEAR * 86_400_000
    if (to < from || isTooLong) return 'end before they begin'
    return {
      precision: firstDay === undefined ? 'month' : 'day',
      from,
      to,
      isYearAssumed: year === undefined,
    }
  }
  if (year !== undefined) return createPeriod(year)
  const thisYear = Number(today.slice(0, 4))
  // From the last year, because a fair may have begun in it, to the longest wait for a 29 February.
  const possible = Array.from({ length: 10 }, (_, index) => createPeriod(thisYear - 1 + index))
  const isToCome = (read: FairPeriod | string) =>
    typeof read !== 'string' && read.precision !== 'unknown' && !isOver(read.to, today)
  return possible.find(isToCome) ?? createPeriod(thisYear)
}

/**
 * Reads the free-text dates of a fair: `16–20 January 2027`, `dal 13 al 15 febbraio`, `16.–20.01.2027`. Numbers that are
 * beside no month are not days. What could mean two things is unknown.
 *
 * @param year the entry's field `year`, in which the fair begins; if undefined, a 20xx number in the text counts, else the
 *   dates are the next that are not past
 * @param today ISO 8601 date
 */
export function readFairDates(text: string, year: number | undefined, today: string): FairPeriod {
  if (text.length > MAX_LENGTH) return { precision: 'unknown', year, reason: 'are too long' }
  const symbols = toSymbols(text)
  const asMarch = (rest: string) => rest.replaceAll(/(?<=^| )mar(?= |$)/g, 'w3')
  const withTuesday = readSymbols(asMarch(symbols.replace(tuesday, '')), year, today)
  return withTuesday.precision === 'unknown' ? readSymbols(asMarch(symbols), year, today) : withTuesday
}
