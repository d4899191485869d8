import * as v from 'valibot'
// The imports of this file name the file extension, because `npm run check:fairs` runs it in Node without a build.
import type { Language } from '../languages/languages.ts'
import { isOutsideUrl } from '../outside-url.ts'
import { readFairDates } from './dates.ts'
import type { FairPeriod } from './fair-period.ts'

/**
 * Unicode marks that change the direction of the text around them. They could reverse the order of a date or an
 * address.
 */
const DIRECTION_MARKS = /\p{Bidi_C}/gu

/**
 * Line breaks and other control characters, which would begin another field in a calendar file, and halves of surrogate
 * pairs, which no URL can contain.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** Maximum length of a text: a card with a longer one would be higher than a screen. */
const MAX_LENGTH = 200

const string = v.string('must be a text in quotes')
const clean = (value: string) => value.replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ' ').trim()
const text = v.pipe(
  string,
  v.check((value) => value.length <= MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`),
  v.transform(clean),
)
const url = v.pipe(string, v.trim(), v.check(isOutsideUrl, 'must be an address that begins with https://'))
const year = v.pipe(
  v.union([v.number(), v.string()], 'must be a number'),
  v.transform((value) => (typeof value === 'string' ? value.trim() : String(value))),
  v.check((value) => /^20\d\d$/.test(value), 'must be a year such as 2027'),
  v.transform(Number),
)
const id = v.union([text, v.pipe(v.number(), v.transform(String))], 'must be a text in quotes or a number')

/** Path of a logo on this site: the Content-Security-Policy forbids pictures of other hosts. */
const logo = v.pipe(
  text,
  v.check((value) => /^\/(?!\/)[^\s\\]*$/.test(value), 'must be a path of this site that begins with /'),
)

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
const FairEntry = v.object({ id, title: text, dates: text, href: url, ...optionalFields }, ({ expected }) =>
  expected === 'Object' ? 'must be an entry in braces' : 'is missing',
)

export interface Fair extends Omit<v.InferOutput<typeof FairEntry>, 'year'> {
  /** What `dates`, and the field `year` of the entry, say. */
  period: FairPeriod
}

/** A mistake in an entry of the fair list, or in the list itself. */
export interface FairDataMistake {
  /** Index of the entry in the list; undefined if the list itself is wrong. */
  index?: number
  field?: string
  message: string
}

/**
 * Removes the empty fields of an entry: `null` and a text that is empty, or of marks and control characters alone, mean the
 * same as an absent field.
 */
function withoutEmptyFields(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && clean(value) === '')
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => !isEmpty(value)))
}

/**
 * Parses the fair list and reports invalid fields. Leaves out an invalid field if it is optional, otherwise the whole
 * entry; and an entry whose id another has.
 *
 * @param json the parsed `fiere.json`
 * @param today ISO 8601 date, for dates without a year
 * @param onMistake called for each invalid field
 * @returns the fairs; undefined if `json` is not a list
 */
export function parseFairs(
  json: unknown,
  today: string,
  onMistake?: (mistake: FairDataMistake) => void,
): Fair[] | undefined {
  if (!Array.isArray(json)) {
    onMistake?.({ message: 'must be a list in square brackets' })
    return undefined
  }
  /** Index of the entry with each id. */
  const ids = new Map<string, number>()
  return json.flatMap((item, index) => {
    const entry = withoutEmptyFields(item)
    const { issues = [] } = v.safeParse(FairEntry, entry, { abortPipeEarly: true })
    const invalid = new Set<string>()
    for (const issue of issues) {
      const key = issue.path?.[0].key
      const field = typeof key === 'string' ? { field: key } : {}
      if (field.field) invalid.add(field.field)
      onMistake?.({ index, ...field, message: issue.message })
    }
    const isKept = ([field]: [string, unknown]) => !(invalid.has(field) && field in optionalFields)
    const kept = invalid.size > 0 ? Object.fromEntries(Object.entries(entry as object).filter(isKept)) : entry
    const { success, output } = v.safeParse(FairEntry, kept)
    if (!success) return []
    const first = ids.get(output.id)
    if (first !== undefined) {
      onMistake?.({ index, field: 'id', message: `is the same as that of entry ${first + 1}` })
      return []
    }
    ids.set(output.id, index)
    const { year, ...fair } = output
    return [{ ...fair, period: readFairDates(fair.dates, year, today) }]
  })
}

/** Formats a mistake for the console: `entry 3, href: must be …`. */
export const formatFairDataMistake = ({ index, field, message }: FairDataMistake) =>
  [index === undefined ? 'the file' : `entry ${index + 1}${field ? `, ${field}` : ''}`, message].join(': ')
