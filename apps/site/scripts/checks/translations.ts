/** The parsed translation files, by language, then by file name without its extension. */
export type TranslationFiles = Record<string, Record<string, unknown>>

/** A mistake in a translation or in its use. */
export interface TranslationMistake {
  /** Translation file, `it/home.json`; for a used key without a translation, the source file that uses it. */
  file: string
  /** Empty if the mistake is the file itself. */
  key: string
  message: string
}

/** Formats a mistake as one line: `it/home.json, title is missing`. */
export const formatMistake = ({ file, key, message }: TranslationMistake) =>
  `${key ? `${file}, ${key}` : file} ${message}`

/** The language whose files define the keys that all other languages must have. */
export const referenceLanguage = 'en'

/** Matches a number and its unit with a normal space between them, at which a line can break. */
const unit = new RegExp(
  `(\\d|\\}\\}) (${[
    '[%€]|euro|km|m²?|kWh?|GB|Uhr',
    '(minut|Minut|hour|Stunde|day|giorn|Tag|night|Nächt|month|Monat|year|Jahr|met[er]|Meter|kilomet|Kilomet|chilomet)\\p{L}*',
    'or[ae]|nott[ei]|mes[ei]|ann[io]',
  ].join('|')})(?!\\p{L})`,
  'u',
)

const typographicMistakes: [RegExp, string][] = [
  [/["']/, 'has a straight quote or apostrophe'],
  [/ - |--|—|(?<![\w-])\d+-\d+(?![\w-])/, 'has a hyphen or a long dash where an en dash belongs'],
  [/\.\.\./, 'has three full stops where … belongs'],
  [/!/, 'has an exclamation mark'],
  [/^\s|\s$| {2}/, 'has a space too many'],
  [unit, 'may break between a number and its unit: their space is \\u00a0'],
]

/**
 * Matches the wrong quotation marks of each language. The right ones are “…” in English, «…» in Italian, „…“ in German.
 */
const wrongQuotes: Record<string, RegExp> = {
  en: /[„«»]/,
  it: /[“”„]/,
  de: /[”«»]|^[^„]*“/,
}

/**
 * Checks that every language has the same files, keys, placeholders and tags as English, and that no text is empty,
 * untranslated or has wrong punctuation.
 *
 * @returns the mistakes
 */
export function checkTranslations(translations: TranslationFiles): TranslationMistake[] {
  const english = translations[referenceLanguage] ?? {}
  const names = readRoomNames(english)
  return Object.entries(translations).flatMap(([language, files]) =>
    union(english, files).flatMap((name) => {
      const finding = (key: string, message: string) => ({ file: `${language}/${name}.json`, key, message })
      if (!(name in files)) return [finding('', 'is missing')]
      if (!(name in english)) return [finding('', 'does not exist in English')]
      const texts = flattenTranslations(files[name])
      const models = flattenTranslations(english[name])
      return union(models, texts).flatMap((key) => {
        const text = texts[key]
        const model = models[key]
        if (text === undefined) return [finding(key, 'is missing')]
        if (model === undefined) return [finding(key, 'does not exist in English')]
        return findMistakes(text, model, language, names).map((message) => finding(key, message))
      })
    }),
  )
}

/** The names of the rooms, which are the same in every language: `Superior Doppia`. */
function readRoomNames(english: Record<string, unknown>) {
  const texts = Object.entries(flattenTranslations(english.rooms ?? {}))
  return new Set(texts.filter(([key]) => /^rooms\.[^.]+\.name$/.test(key)).map(([, name]) => name))
}

const union = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** The texts of a translation file by key path: `slides.s1.title`. */
export function flattenTranslations(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) =>
      flattenTranslations(inner, path ? `${path}.${key}` : key),
    ),
  )
}

/**
 * Returns the mistakes of a text.
 *
 * @param model the English text
 * @param names texts that are the same in every language
 */
function findMistakes(text: string, model: string, language: string, names: Set<string>): string[] {
  if (text.trim() === '') return ['is empty']
  const plain = text.replace(/<[^>]*>/g, '')
  const found = typographicMistakes.flatMap(([mark, fault]) => (mark.test(plain) ? [fault] : []))
  if (wrongQuotes[language]?.test(plain)) found.push('has the quotation marks of another language')
  if (placeholdersOf(text) !== placeholdersOf(model))
    found.push(`lacks the placeholders and tags of English: ${placeholdersOf(model)}`)
  if (language === 'it' && text.includes('<it>')) found.push('marks Italian in Italian')
  if (language !== referenceLanguage && text === model && isSentence(plain) && !names.has(plain))
    found.push('is still English')
  return found
}

/**
 * Placeholders and tags of a text, sorted. Leaves out `<it>`, because the number of Italian words differs between
 * languages.
 */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{.*?\}\}|<(?!\/?it>)[^>]*>/g)]
    .map(([part]) => part)
    .sort()
    .join(' ')

/** Whether a text has several words. A single word may be the same in two languages. */
const isSentence = (text: string) => /\p{L}+\s+\p{L}+/u.test(text.replace(/\{\{.*?\}\}/g, ''))
