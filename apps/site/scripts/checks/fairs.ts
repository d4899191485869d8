import { transform } from 'esbuild'
import ts from 'typescript'
import {
  type FairDataMistake,
  formatFairDataMistake,
  parseFairDates,
  parseFairs,
} from '../../app/lib/fairs.ts'

/** A mistake in `fiere.json`, with its line number; the first line is 1. */
interface FairMistakeAtLine {
  line: number
  message: string
}

/**
 * Checks the text of `fiere.json` against the schema of the site. Also reports duplicate ids, and years that contradict
 * the dates: the site accepts such entries, but shows the fairs in the wrong place.
 *
 * @returns the mistakes, in order of lines
 */
export async function checkFairs(text: string): Promise<FairMistakeAtLine[]> {
  const json = parseJson(text)
  if (json === undefined) return [await syntaxError(text)]
  const mistakes: FairDataMistake[] = []
  parseFairs(json, new Date(), (mistake) => mistakes.push(mistake))
  if (Array.isArray(json)) mistakes.push(...duplicateIds(json), ...contradictedYears(json))
  return mistakes
    .map((mistake) => ({ line: lineOf(mistake, text), message: formatFairDataMistake(mistake) }))
    .sort((a, b) => a.line - b.line)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uses esbuild to find the line of a syntax error, because `JSON.parse` does not always report the line. */
async function syntaxError(text: string): Promise<FairMistakeAtLine> {
  const failure = await transform(text, { loader: 'json', logLevel: 'silent' }).catch((failed) => failed)
  const [error] = failure.errors ?? []
  return { line: error?.location?.line ?? 1, message: `the file cannot be read: ${error?.text ?? 'no JSON'}` }
}

function duplicateIds(list: { id?: unknown }[]): FairDataMistake[] {
  // Converts the ids to text, because `7` and `"7"` are the same id.
  const ids = list.map((entry) =>
    entry?.id === undefined || entry.id === null ? '' : String(entry.id).trim(),
  )
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    return id !== '' && first < index
      ? [{ index, field: 'id', message: `is the same as that of entry ${first + 1}` }]
      : []
  })
}

function contradictedYears(list: { dates?: unknown; year?: unknown }[]): FairDataMistake[] {
  return list.flatMap((entry, index) => {
    const year = Number(entry?.year)
    if (typeof entry?.dates !== 'string' || !(year >= 2000)) return []
    const inDates =
      /\b20\d\d\b/.test(entry.dates) && parseFairDates(entry.dates, undefined, new Date())?.start.year
    return inDates && inDates !== year
      ? [{ index, field: 'year', message: `is ${year}, but the dates say ${inDates}` }]
      : []
  })
}

/** Returns the line of the field with the mistake, or the line of its entry if the field is missing. */
function lineOf({ index, field }: FairDataMistake, text: string) {
  const file = ts.parseJsonText('fiere.json', text)
  const list = file.statements[0]?.expression
  const entry = list && ts.isArrayLiteralExpression(list) && index !== undefined ? list.elements[index] : list
  const property =
    entry && ts.isObjectLiteralExpression(entry)
      ? entry.properties.find(({ name }) => name && ts.isStringLiteral(name) && name.text === field)
      : undefined
  const node = property ?? entry
  return node ? file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 : 1
}
