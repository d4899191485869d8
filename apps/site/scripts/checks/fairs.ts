import { transform } from 'esbuild'
import ts from 'typescript'
import { type FairIssue, formatIssue, parseDates, parseFairs } from '../../app/lib/fairs.ts'

/** What is wrong with the fair list, and on which line of its file, from 1. */
export interface FairFinding {
  line: number
  message: string
}

/**
 * Goes through the text of `fiere.json` with the schema that the site reads it by. Beyond that schema it finds an id
 * that stands twice, and a year that the entry's own dates deny: such an entry is shown, but not where it belongs.
 *
 * @returns what is wrong, from the top of the file down; nothing where all is well
 */
export async function checkFairs(text: string): Promise<FairFinding[]> {
  const json = parseJson(text)
  if (json === undefined) return [await syntaxFault(text)]
  const issues: FairIssue[] = []
  parseFairs(json, new Date(), (issue) => issues.push(issue))
  if (Array.isArray(json)) issues.push(...repeatedIds(json), ...deniedYears(json))
  return issues
    .map((issue) => ({ line: lineOf(issue, text), message: formatIssue(issue) }))
    .sort((a, b) => a.line - b.line)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the text stops being JSON, which `JSON.parse` does not always say. */
async function syntaxFault(text: string): Promise<FairFinding> {
  const failure = await transform(text, { loader: 'json', logLevel: 'silent' }).catch((error) => error)
  const [fault] = failure.errors ?? []
  return { line: fault?.location?.line ?? 1, message: `the file cannot be read: ${fault?.text ?? 'no JSON'}` }
}

function repeatedIds(list: { id?: unknown }[]): FairIssue[] {
  const ids = list.map((entry) => entry?.id)
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    return typeof id === 'string' && first < index
      ? [{ index, field: 'id', message: `is the same as that of entry ${first + 1}` }]
      : []
  })
}

function deniedYears(list: { dates?: unknown; year?: unknown }[]): FairIssue[] {
  return list.flatMap((entry, index) => {
    if (typeof entry?.dates !== 'string' || typeof entry.year !== 'number' || entry.year < 2000) return []
    const inDates =
      /\b20\d\d\b/.test(entry.dates) && parseDates(entry.dates, undefined, new Date())?.start.year
    return inDates && inDates !== entry.year
      ? [{ index, field: 'year', message: `is ${entry.year}, but the dates say ${inDates}` }]
      : []
  })
}

/** The line of the field, or where it is missing that of its entry. */
function lineOf({ index, field }: FairIssue, text: string) {
  const file = ts.parseJsonText('fiere.json', text)
  const list = file.statements[0]?.expression
  const entry = list && ts.isArrayLiteralExpression(list) && index !== undefined ? list.elements[index] : list
  const property =
    entry && ts.isObjectLiteralExpression(entry)
      ? entry.properties.find(({ name }) => name && ts.isStringLiteral(name) && name.text === field)
      : undefined
  const place = property ?? entry
  return place ? file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1 : 1
}
