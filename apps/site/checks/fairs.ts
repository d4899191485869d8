import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type FairDataMistake, formatFairDataMistake, parseFairs, readFairDates } from './site.ts'

/**
 * Checks the text of `fiere.json` against the schema of the site. Also reports what the site accepts, but cannot show in
 * its place: dates that cannot be read, or have no year, and years that contradict the dates.
 *
 * @param today ISO 8601 date
 * @returns the mistakes with their line numbers, in order of lines; the first line is 1
 */
export function checkFairs(text: string, today: string): { line: number; message: string }[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (!tree || error) {
    // The line before the error is that of the missing or superfluous comma. `CommaExpected` becomes `comma expected`.
    const reason = error && printParseErrorCode(error.error).replace(/\B[A-Z]/g, ' $&')
    const line = lineAt(text.slice(0, error?.offset).trimEnd().length)
    return [{ line, message: `the file cannot be read: ${reason?.toLowerCase()}` }]
  }
  const json = getNodeValue(tree)
  const mistakes = Array.isArray(json) ? json.flatMap((entry, index) => checkDates(entry, index, today)) : []
  parseFairs(json, today, (mistake) => mistakes.push(mistake))
  /** The line of the field with the mistake, or of its entry if the field is missing. */
  const lineOf = ({ index, field }: FairDataMistake) => {
    const entry = (index === undefined ? undefined : findNodeAtLocation(tree, [index])) ?? tree
    const value = field === undefined ? undefined : findNodeAtLocation(entry, [field])
    return lineAt((value ?? entry).offset)
  }
  return mistakes
    .map((mistake) => ({ line: lineOf(mistake), message: formatFairDataMistake(mistake) }))
    .sort((a, b) => a.line - b.line)
}

const reasons = {
  'no month': 'they name no month',
  'no such day': 'they name a day that does not exist',
  'wrong order': 'they end before they begin',
  open: 'they have no beginning or no end',
  number: 'they have a number that could be a day or a year',
  several: 'they are not one period',
  denied: 'they have a word such as “cancelled” or “not”',
} satisfies Record<Extract<ReturnType<typeof readFairDates>, { precision: 'unknown' }>['reason'], string>

/** Finds dates of an entry that cannot be read or have no year, and a year that contradicts them. */
function checkDates(
  entry: { dates?: unknown; year?: unknown } | null,
  index: number,
  today: string,
): FairDataMistake[] {
  // The schema reports other types and a missing text.
  if (typeof entry?.dates !== 'string' || entry.dates.trim() === '') return []
  const year = Number(entry.year) || undefined
  const period = readFairDates(entry.dates, undefined, today)
  if (period.precision === 'unknown')
    return [{ index, field: 'dates', message: `cannot be read: ${reasons[period.reason]}` }]
  const yearInDates = Number(period.from.slice(0, 4))
  if (period.isYearAssumed)
    return year ? [] : [{ index, field: 'dates', message: `have no year: the site shows ${yearInDates}` }]
  if (year && year >= 2000 && year !== yearInDates)
    return [{ index, field: 'year', message: `is ${year}, but the dates say ${yearInDates}` }]
  return []
}
