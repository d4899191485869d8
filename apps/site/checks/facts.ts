import { createPatterns, escapePattern } from './languages.ts'
import { directions, flatten, hotel, hotelDetails, type Language, locales } from './site.ts'
import type { Files } from './translations.ts'

/** Articles, and texts like them: their numbers describe the world, not the hotel. Each is the beginning of a key. */
const articles = ['posts.pages.', 'journal.posts.', 'accessibility.sections.done.']

/** Texts that name laws, rooms, services by number, or say how many beds a room has. */
const namesByNumber = [
  'accessibility.',
  'cookies.',
  'privacy.',
  'faq.questions.documents.',
  'faq.policies.items.4.',
  'faq.policies.items.8.',
  'offers.offers.berici-escape.details.7.',
  'rooms.beds.',
  'rooms.facts.floors.',
  'room.pictures.key',
  'common.notFound.code',
]

/** The dates, times, numbers of phones and registers … of the facts modules, by property path. */
const facts = Object.entries(flatten<unknown>({ hotel, hotelDetails, directions })).filter(
  (fact): fact is [string, string] => typeof fact[1] === 'string' && /\d/.test(fact[1]),
)

/**
 * Finds texts that write out a fact about the hotel instead of interpolating it: a date, time or other value of the
 * facts modules, a quantity in digits or words, and any other number that names nothing. Articles may write out numbers.
 *
 * @returns the mistakes, each with file and key
 */
export const findFacts = (texts: Record<string, Files>): string[] =>
  Object.entries(texts).flatMap(([language, files]) => {
    const { quantity } = createPatterns(language as Language)
    const values = facts.map(
      ([path, value]) => [path, createValuePattern(value, locales[language as Language])] as const,
    )
    return Object.entries(files).flatMap(([name, file]) =>
      Object.entries(file).flatMap(([key, text]) => {
        const isIn = (beginnings: string[]) => beginnings.some((path) => `${name}.${key}`.startsWith(path))
        const written = text.replace(/\{\{.*?\}\}/g, '…')
        const [fact] = values.find(([, pattern]) => pattern.test(written)) ?? []
        // A number after a letter is a name, too: `A4`.
        const number = isIn(namesByNumber) ? undefined : /(?<![\p{L}\d])\d[\d.,:]*/u.exec(written)?.[0]
        const counted = isIn(articles) ? undefined : (quantity.exec(written)?.[0] ?? number)
        const found = fact ?? counted
        return found ? [`${language}/${name}.json, ${key} writes out ${found}: interpolate it`] : []
      }),
    )
  })

/** Matches a fact as a text writes it: `08-04` as “4 August”, `19:30` also as “19.30”. */
function createValuePattern(value: string, locale: string) {
  const [, year, day] = /^(\d{4}-)?(\d\d-\d\d)$/.exec(value) ?? []
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(year && { year: 'numeric' as const }),
  })
  const text = day ? date.format(new Date(`${year ?? '2000-'}${day}`)) : value
  const pattern = escapePattern(text).replace(/^(\d\d):(\d\d)$/, '$1[:.]$2')
  return new RegExp(`(?<!\\d)${pattern}(?!\\d)`)
}
