/** A site's words: by language, then by file without its ending, the JSON that it holds. */
export type WordFiles = Record<string, Record<string, unknown>>

/** What is wrong with a key or its words. */
export interface WordFinding {
  /** `it/home.json`; for a key that has no words, the source that uses it. */
  file: string
  key: string
  message: string
}

/** The language that the others are measured by. */
export const measure = 'en'

/** Names of several words that are the same in every language. */
const names = new Set([
  'Superior Matrimoniale',
  'Superior Doppia',
  'Superior Tripla',
  'Classica Matrimoniale',
  'Classica Doppia',
  'Quadrupla Classica',
  'Quadrupla Comfort',
])

/** What follows a number and may not be parted from it. */
const unit = new RegExp(
  `(\\d|\\}\\}) (${[
    '[%€]|euro|km|m²?|kWh?|GB|Uhr',
    '(minut|Minut|hour|Stunde|day|giorn|Tag|night|Nächt|month|Monat|year|Jahr|met[er]|Meter|kilomet|Kilomet|chilomet)\\p{L}*',
    'or[ae]|nott[ei]|mes[ei]|ann[io]',
  ].join('|')})(?!\\p{L})`,
  'u',
)

const wrongMarks: [RegExp, string][] = [
  [/["']/, 'has a straight quote or apostrophe'],
  [/ - |--|—|(?<![\w-])\d+-\d+(?![\w-])/, 'has a hyphen or a long dash where an en dash belongs'],
  [/\.\.\./, 'has three full stops where … belongs'],
  [/!/, 'has an exclamation mark'],
  [/^\s|\s$| {2}/, 'has a space too many'],
  [unit, 'may break between a number and its unit: their space is \\u00a0'],
]

/** Each language quotes in its own way: “…”, «…», „…“. */
const wrongQuotes: Record<string, RegExp> = {
  en: /[„«»]/,
  it: /[“”„]/,
  de: /[”«»]|^[^„]*“/,
}

/**
 * Goes through the words of every language: that each has the files, keys, placeholders and tags of English, and that
 * none is empty, still English, or set with wrong marks.
 *
 * @returns what is wrong; nothing where all is well
 */
export function checkWords(words: WordFiles): WordFinding[] {
  const english = words[measure] ?? {}
  return Object.entries(words).flatMap(([language, files]) =>
    union(english, files).flatMap((name) => {
      const finding = (key: string, message: string) => ({ file: `${language}/${name}.json`, key, message })
      if (!(name in files)) return [finding('', 'is missing')]
      if (!(name in english)) return [finding('', 'stands in no other language')]
      const texts = textsOf(files[name])
      const models = textsOf(english[name])
      return union(models, texts).flatMap((key) => {
        const text = texts[key]
        const model = models[key]
        if (text === undefined) return [finding(key, 'is missing')]
        if (model === undefined) return [finding(key, 'is no key in English')]
        return faults(text, model, language).map((message) => finding(key, message))
      })
    }),
  )
}

const union = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** A word file as texts by key path: `slides.s1.title`. */
export function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key)),
  )
}

/** @param model the English text */
function faults(text: string, model: string, language: string): string[] {
  if (text.trim() === '') return ['is empty']
  const plain = text.replace(/<[^>]*>/g, '')
  const found = wrongMarks.flatMap(([mark, fault]) => (mark.test(plain) ? [fault] : []))
  if (wrongQuotes[language]?.test(plain)) found.push('has the quotation marks of another language')
  if (partsOf(text) !== partsOf(model))
    found.push(`has not the placeholders and tags of English: ${partsOf(model)}`)
  if (language === 'it' && text.includes('<it>')) found.push('marks Italian in Italian')
  if (language !== measure && text === model && isSentence(plain) && !names.has(plain))
    found.push('is still English')
  return found
}

/** Placeholders and tags, in whatever order the language has them; which words are Italian is each language's own. */
const partsOf = (text: string) =>
  [...text.matchAll(/\{\{.*?\}\}|<(?!\/?it>)[^>]*>/g)]
    .map(([part]) => part)
    .sort()
    .join(' ')

/** Several words: what a language has in one word, it may share with another. */
const isSentence = (text: string) => /\p{L}+\s+\p{L}+/u.test(text.replace(/\{\{.*?\}\}/g, ''))
