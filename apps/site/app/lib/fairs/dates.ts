// The imports of this file name the file extension, because `npm run check:fairs` runs it in Node without a build.
import type { Language } from '../languages/languages.ts'
import { type FairPeriod, isOver, withoutAccents } from './fair-period.ts'

type Reason = Extract<FairPeriod, { precision: 'unknown' }>['reason']

/** The dates are in these first characters of a text. */
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

/** One spelling for each word and sign: `März` and `marz` are equal, as are all dashes, arrows and rows of points. */
const normalize = (text: string) =>
  withoutAccents(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/(?:[\p{Pd}−→]|\.\.+|(?<=\S\s*)[~>])+/gu, '-')
    .replace(/[’‘`´]/g, "'")

const DAY = '(?<!\\d)(0?[1-9]|[12]\\d|3[01])'
const MONTH = '(0?[1-9]|1[0-2])'
const YEAR = '(20\\d\\d)'
const RANGE = '\\s*(?:[-/]|to|until|thr(?:ough|u)|bis|al?)\\s*'
const NUMBER = '\\d{1,3}(?:[.:,]\\d\\d?)?(?!\\d)'
const ORDINAL = 'th|st|nd|rd|o|°'
/** What a number counts, before or after it. */
const COUNTED = '(?:ed(?:izion[ei]|ition)?|auflage|hall[es]?n?|pad(?:iglion[ei])?|ore|h|um|d?alle|n[or]?)'

/** That the days are not certain yet. */
const UNCONFIRMED =
  '(?:(?:dat(?:es?|a|um)|termine?) )?(?:(?:still|yet|ancora|noch) )?(?:to be (?:announced|confirmed|defined|decided|set)|tb[acd]|not (?:yet )?(?:confirmed|final)|da (?:confermare|definire|destinarsi|stabilire)|non ancora confermat[aeio]|offen|nicht (?:bekannt|bestatigt))'
/** That the fair does not take place on these days, or that another day counts. */
const DENIED =
  "(?:cancel|postpon|suspend|delay|reschedul|former|previous|originally|annull|rinvi|rimand|posticip|sospe[ns]|spostat|soppress|abgesagt|absage|versch(?:ob|ieb)|verlegt|entfall|ausgefallen|ausgesetzt|gestrichen|storniert|ehemal|ursprung|kein)[a-z]*|[a-z]*n't|cannot|not?|never|non|nicht|nie|was|instead|invece|moved|called off|fallt aus|anstatt"

/**
 * What is replaced before the words are read. First numbers that are no days (times, halls, editions, prices) and words
 * that are no months become `x`. Then dates in figures become day, month (`M1`) and year: `16.01.2027`, `16-20/1/2027`.
 */
const replacements = [
  [`${NUMBER}(?:\\s*(?:-|to|bis)\\s*${NUMBER})?\\s*(?:[ap]\\.?m|uhr|h|€|%|euro?)(?![a-z])`, 'x'],
  [`(?<!\\d)\\d?\\d:\\d\\d|(?:€|(?<![a-z])euro?)\\s*${NUMBER}|(?<![a-z])kw\\s*\\d\\d?(?:/${YEAR})?`, 'x'],
  [
    `(?<![a-z])${COUNTED}[.:]?\\s*${NUMBER}(?:\\s*(?:[-/&]|e|and|und|alle)\\s*${NUMBER})*(?!\\d|[./-]\\d|\\s*\\.?\\s*(?:${months.map(({ name }) => name.slice(0, 3)).join('|')}|mrz))`,
    'x',
  ],
  [`(?<!\\d)\\d{1,3}(?:a(?![a-z])|(?:${ORDINAL}|\\.)?\\s*(?:${COUNTED}|days?|giorni|tage)(?![a-z]))`, 'x'],
  [`(?<![a-z])${UNCONFIRMED}(?![a-z])`, 'unconfirmed'],
  [
    '(?<![a-z])(?:may (?:be|change|move|not|still|vary)(?: [a-z]+)?|(?:to )?be(?:en)? set|to be)(?![a-z])',
    'x',
  ],
  [`(?<![a-z])(?:${DENIED})(?![a-z])`, 'denied'],
  // Weekdays, except `mar`, which means Tuesday in Italian, and also March.
  [
    '(?<![a-z])(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?|(?:lune|marte|mercole|giove|vener)di|lun|merc?|giov?|ven|sab(?:ato)?|dom(?:enica)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|mo|di|mi|do|fr|sa|so)(?![a-z])[.,]*',
    ' ',
  ],
  [`(?<!\\d)${YEAR}-${MONTH}-(\\d\\d)${RANGE}(\\d\\d)(?![\\d./-])`, '$3-$4 M$2 $1'],
  [`(?<!\\d)${YEAR}-${MONTH}-(\\d\\d)(?!\\d)`, '$3 M$2 $1'],
  [`${DAY}\\s?([./-])\\s?${MONTH}\\s?\\2\\s?(20\\d\\d|[2-4]\\d)(?!\\2?\\d)`, "$1 M$3 '$4"],
  // A month and a year.
  [`(?<!\\d\\s?[./-]?\\s?)${MONTH}[./]${YEAR}(?!\\d)`, 'M$1 $2'],
  // Without a year a point after the month, or another date in figures after it, tells a date from a time.
  [`${DAY}\\.\\s?${MONTH}\\.(?!\\s?\\d)`, '$1 M$2'],
  [`${DAY}[./]${MONTH}(?=${RANGE}\\d\\d? M)`, '$1 M$2'],
  // Ordinal numbers, and years of two digits.
  [`(?<=\\d)(?:${ORDINAL})(?![a-z])`, ''],
  ["(?<=\\s)'(\\d\\d)(?!\\d)", '20$1'],
].map(([pattern = '', replacement = '']) => [new RegExp(pattern, 'g'), ` ${replacement} `] as const)

/** The words and signs of a text of dates, by what they mean. Those of `skip` mean nothing. */
const meanings = new Map(
  Object.entries({
    dash: '- /',
    to: 'to a al all',
    until: 'until till through thru bis fino',
    and: 'and e ed und sowie & +',
    ',': ',',
    ';': '; : | ( ) [ ] ! " « » “ ” „ · •',
    unconfirmed: 'unconfirmed',
    denied: 'denied',
    from: 'from da dal dall vom ab since',
    skip: ". ' the il of del di den dem der zum",
  }).flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning])),
)

/**
 * What a part of the text means: `d16` is a number that can be a day, `m1` a month, `y2027` a year, `n400` another number,
 * `x` another word or sign.
 */
function symbolOf(part: string) {
  if (/^M\d/.test(part)) return `m${Number(part.slice(1))}`
  if (/^20\d\d$/.test(part)) return `y${part}`
  if (/^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 31) return `d${Number(part)}`
  if (/^\d/.test(part)) return `n${part}`
  if (part === 'mar') return part
  const month = readMonth(part)
  if (month)
    return months.some(({ name }) => name === part && !/^ma[iy]$/.test(name)) ? `m${month}` : `w${month}`
  return meanings.get(part) ?? 'x'
}

/**
 * Translates a text to symbols: `dal 13 al 15 febbraio 2027` to `from d13 to d15 m2 y2027`. `w5` is a month that is
 * abbreviated, or spelt as another word: “May”.
 */
function toSymbols(text: string) {
  let rest = normalize(text)
  for (const [pattern, replacement] of replacements) rest = rest.replace(pattern, replacement)
  const parts = rest.match(/M\d+|\d+|[a-z]+|[^\sa-z\d]/g) ?? []
  return parts
    .map(symbolOf)
    .filter((symbol) => symbol !== 'skip')
    .join(' ')
}

const TO = '(?:dash|to|until(?: to)?)'
const BETWEEN = `(?:${TO}|,|(?:, )?and)`
const DAYS = `d\\d+(?: ${BETWEEN} d\\d+)*`
const MONTH_SYMBOL = '[mw]\\d+'
const YEAR_SYMBOL = '(?: (?:, )?y\\d+)?'
/** `d16 m1`, `m1 d16 y2027` or `m1`: one end of a range. */
const END = `(?:d\\d+ ${MONTH_SYMBOL}|${MONTH_SYMBOL}(?: d\\d+)?)${YEAR_SYMBOL}`
/** The days of one month, or the month alone. */
const ONE_MONTH = `(?:${DAYS} ${MONTH_SYMBOL}|${MONTH_SYMBOL}(?: ${DAYS})?)${YEAR_SYMBOL}`
const period = new RegExp(`(?<=^| )(?:(${END}) ${TO} (${END})|(${ONE_MONTH}))(?= |$)`, 'g')

/** Italian `mar` is Tuesday where a day and a month follow, but no day is before it: `mar 16 feb`. */
const tuesday = new RegExp(`(?<!d\\d+ )mar (?=d\\d+(?: ${BETWEEN}(?: mar)? d\\d+)* (?:[mw]\\d|mar))`, 'g')

interface DatePart {
  month: number
  year: number | undefined
  /** First and last day; undefined if the text names none. */
  first: number | undefined
  last: number | undefined
}

/** Reads days, a month and a year, or returns why that is not possible. The days of a list have to follow each other. */
function readDatePart(symbols: string): DatePart | Reason {
  const [month = 0, year] = [/[mw](\d+)/, /y(\d+)/].map((pattern) => {
    const [, digits] = pattern.exec(symbols) ?? []
    return digits === undefined ? undefined : Number(digits)
  })
  const ranges = [...symbols.matchAll(new RegExp(`d(\\d+)(?: ${TO} d(\\d+))?`, 'g'))].map(
    ([, first, last = first]) => [Number(first), Number(last)] as const,
  )
  if (ranges.some(([first, last]) => last < first)) return 'wrong order'
  if (ranges.some(([first], index) => index > 0 && first - 1 !== ranges[index - 1]?.[1])) return 'several'
  return { month, year, first: ranges[0]?.[0], last: ranges.at(-1)?.[1] }
}

/** The longest period, in days, of a fair that runs over New Year: a longer one is rather two dates in the wrong order. */
const LONGEST_OVER_NEW_YEAR = 183

/** Finds the one period that the symbols of a text name. */
function readSymbols(symbols: string, entryYear: number | undefined, today: string): FairPeriod {
  const years = new Set([...symbols.matchAll(/y(\d+)/g)].map(([, digits]) => Number(digits)))
  const [firstYear] = years
  const unknown = (reason: Reason): FairPeriod => ({
    precision: 'unknown',
    year: entryYear ?? firstYear,
    reason,
  })
  // An abbreviation alone, and “May”, can be another word: no word may be beside it.
  const found = [...symbols.matchAll(period)].filter(
    ({ 0: match, index }) =>
      !/^w\d+$/.test(match) ||
      !(symbols.slice(0, index).endsWith('x ') || symbols.slice(index + match.length).startsWith(' x')),
  )
  // What is before, between and after the matches.
  const ends = [0, ...found.map(({ 0: match, index }) => index + match.length)]
  const beside = ends.map((end, place) => symbols.slice(end, found[place]?.index))
  const periods = found.map(({ 0: match, 1: from = '', 2: to, 3: oneMonth }, place) => {
    const [before = '', after = ''] = beside.slice(place)
    if (
      /until [^;]*$|[dmwy]\d+ dash (?:, )?$/.test(before) ||
      /^ (?:until|(?:dash|to) [dmwy]\d)/.test(after) ||
      (/from $/.test(before) && !to && !/d\d.* d\d/.test(match)) ||
      (/(?:^| )to $/.test(before) && /^d/.test(match))
    )
      return unknown('open')
    const start = readDatePart(oneMonth ?? from)
    const end = to ? readDatePart(to) : start
    if (typeof start === 'string') return unknown(start)
    if (typeof end === 'string') return unknown(end)
    // The first number of `Stand 15, 16–20 January` belongs to the word before it.
    const isCounted = /x $/.test(before) && /^d\d+ , d\d+(?: dash d\d+)? [mw]/.test(match)
    if (isCounted || (/^ d\d/.test(after) && !/y\d+$/.test(match))) return unknown('number')
    if (!start.year && !end.year && years.size > 1) return unknown('several')
    const read = addYears(start, end, entryYear, firstYear, today)
    return typeof read === 'string' ? unknown(read) : read
  })
  const [read] = periods
  if (!read) return unknown('no month')
  // The same dates in two languages are one period.
  const isSame = (other: FairPeriod) => JSON.stringify(other) === JSON.stringify(read)
  if (!periods.every(isSame)) return unknown('several')
  if (read.precision === 'unknown') return read
  if (/denied/.test(symbols)) return unknown('denied')
  const rest = beside.join(' ').match(/\S+/g) ?? []
  if (rest.some((symbol) => /^[mw]\d/.test(symbol))) return unknown('several')
  // Of the numbers beside the period only its own days and years are known.
  const isOwn = (kind: string, number: number) =>
    kind === 'd'
      ? number >= Number(read.from.slice(8)) && number <= Number(read.to.slice(8))
      : [read.from, read.to].some((date) => Number(date.slice(0, 4)) === number)
  if (rest.some((symbol) => /^[dny]\d/.test(symbol) && !isOwn(symbol.charAt(0), Number(symbol.slice(1)))))
    return unknown('number')
  const others = read.precision === 'day' ? /^(?:x|d\d+|unconfirmed)$/ : /^x$/
  return { ...read, isWholeText: !rest.some((symbol) => others.test(symbol)) }
}

/** ISO 8601 date or month; undefined if there is no such day. */
function toIso(year: number, month: number, day: number | undefined) {
  const parts = [year, month, day].filter((part) => part !== undefined)
  const iso = parts.map((part) => String(part).padStart(2, '0')).join('-')
  const date = new Date(iso)
  return date.getTime() && date.toISOString().startsWith(iso) ? iso : undefined
}

/**
 * Adds the years to the first and the last day, or returns why that is not possible. The year in which a fair begins is
 * that of its entry, else that of its text, else that of the next days whose month is not past: a fair that has just ended
 * does not move to the next year at once.
 */
function addYears(
  start: DatePart,
  end: DatePart,
  entryYear: number | undefined,
  yearInText: number | undefined,
  today: string,
): FairPeriod | Reason {
  if (!start.first !== !end.last) return 'several'
  const overNewYear = end.month < start.month ? 1 : 0
  const duration = start.year && end.year ? end.year - start.year : overNewYear
  // A single year, after the last of two dates, is the year in which the fair ends.
  const year = entryYear ?? start.year ?? (end.year ? end.year - duration : yearInText)
  const createPeriod = (startYear: number): FairPeriod | Reason => {
    const from = toIso(startYear, start.month, start.first)
    const to = toIso(startYear + duration, end.month, end.last)
    if (!from || !to) return 'no such day'
    const isTooLong = overNewYear && Date.parse(to) - Date.parse(from) > LONGEST_OVER_NEW_YEAR * 86_400_000
    if (to < from || isTooLong) return 'wrong order'
    return { precision: start.first ? 'day' : 'month', from, to, isYearAssumed: !year, isWholeText: true }
  }
  if (year) return createPeriod(year)
  const thisYear = Number(today.slice(0, 4))
  // From the last year, because a fair may have begun in it, to the longest wait for a 29 February.
  const possible = Array.from({ length: 10 }, (_, index) => createPeriod(thisYear - 1 + index))
  const isToCome = (read: FairPeriod | Reason) =>
    typeof read !== 'string' && read.precision !== 'unknown' && !isOver(read.to.slice(0, 7), today)
  return possible.find(isToCome) ?? createPeriod(thisYear)
}

/**
 * Reads the free-text dates of a fair: `16–20 January 2027`, `dal 13 al 15 febbraio`, `16.–20.01.2027`. What could mean
 * two things is unknown, and so are dates with a number that is not theirs, or with a word that denies them.
 *
 * @param year the entry's field `year`, in which the fair begins; if undefined, a 20xx number in the text counts, else the
 *   dates are the next whose month is not past
 * @param today ISO 8601 date
 */
export function readFairDates(text: string, year: number | undefined, today: string): FairPeriod {
  const symbols = toSymbols(text.slice(0, MAX_LENGTH))
  const asMarch = (rest: string) => rest.replaceAll(/(?<=^| )mar(?= |$)/g, 'w3')
  const withTuesday = readSymbols(asMarch(symbols.replace(tuesday, '')), year, today)
  return withTuesday.precision === 'unknown' ? readSymbols(asMarch(symbols), year, today) : withTuesday
}
