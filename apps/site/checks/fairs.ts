import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type FairDataMistake, formatFairDataMistake, parseFairDates, parseFairs } from './site.ts'

/**
 * Checks the text of `fiere.json` against the schema of the site. Also reports duplicate ids, and years that contradict
 * the dates: the site accepts such entries, but shows the fairs in the wrong place.
 *
 * @returns the mistakes with their line numbers, in order of lines; the first line is 1
 */
export function checkFairs(text: string): { line: number; message: string }[] {
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
  const mistakes = Array.isArray(json) ? findContradictions(json) : []
  parseFairs(json, new Date(), (mistake) => mistakes.push(mistake))
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

/** Finds what the schema of a single entry accepts: an id that another entry has, a year that the dates deny. */
function findContradictions(list: ({ id?: unknown; dates?: unknown; year?: unknown } | null)[]) {
  // As text, because `7` and `"7"` are the same id.
  const ids = list.map((entry) => String(entry?.id ?? '').trim())
  return list.flatMap((entry, index): FairDataMistake[] => {
    const mistakes: FairDataMistake[] = []
    const first = ids.indexOf(ids[index] ?? '')
    if (ids[index] && first < index)
      mistakes.push({ index, field: 'id', message: `is the same as that of entry ${first + 1}` })
    const [dates, year] = [String(entry?.dates), Number(entry?.year)]
    const inDates = /\b20\d\d\b/.test(dates) && parseFairDates(dates, undefined, new Date())?.start.year
    if (year >= 2000 && inDates && inDates !== year)
      mistakes.push({ index, field: 'year', message: `is ${year}, but the dates say ${inDates}` })
    return mistakes
  })
}
