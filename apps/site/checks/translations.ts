import { createPatterns } from './languages.ts'
import { defaultLanguage, type Language } from './site.ts'

/** Texts of one language, by file name and key path: `home`, `slides.s1.title`. */
export type Files = Record<string, Record<string, string>>

const typographicMistakes: [RegExp, string][] = [
  [/["']/, 'has a straight quote or apostrophe'],
  [/ - |--|—|(?<![\w-])\d+-\d+(?![\w-])/, 'has a hyphen or a long dash where an en dash belongs'],
  [/\.\.\./, 'has three full stops where … belongs'],
  [/!/, 'has an exclamation mark'],
  [/^\s|\s$| {2}/, 'has a space too many'],
]

/**
 * Checks that every language has the same files, keys, placeholders and tags as English, and that no text is empty,
 * untranslated or has wrong punctuation.
 *
 * @returns the mistakes, each with file and key: `it/home.json, title is missing`
 */
export const checkTranslations = (texts: Record<string, Files>): string[] =>
  Object.entries(texts).flatMap(([language, files]) => {
    const english = texts[defaultLanguage] ?? {}
    const findTextMistakes = createTextCheck(language as Language, english)
    return union(english, files).flatMap((name) => {
      const file = `${language}/${name}.json`
      const [found, model] = [files[name], english[name]]
      if (!found) return [`${file} is missing`]
      if (!model) return [`${file} does not exist in English`]
      return union(model, found).flatMap((key) => {
        const [text, modelText] = [found[key], model[key]]
        if (text === undefined) return [`${file}, ${key} is missing`]
        if (modelText === undefined) return [`${file}, ${key} does not exist in English`]
        return findTextMistakes(text, modelText).map((mistake) => `${file}, ${key} ${mistake}`)
      })
    })
  })

const union = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** Returns a function that finds the mistakes of a text, which it compares with the English text. */
function createTextCheck(language: Language, english: Files) {
  const { breakable, quotation } = createPatterns(language)
  // The names of the rooms are the same in every language: `Superior Doppia`.
  const rooms = Object.entries(english.rooms ?? {})
  const names = new Set(rooms.filter(([key]) => key.endsWith('.name')).map(([, name]) => name))
  return (text: string, model: string) => {
    if (text.trim() === '') return ['is empty']
    const plain = text.replace(/<[^>]*>/g, '')
    const found = typographicMistakes.flatMap(([mark, mistake]) => (mark.test(plain) ? [mistake] : []))
    if (breakable.test(plain)) found.push('may break between a number and its unit: their space is \\u00a0')
    if (/[„“”«»]/.test(plain.replace(quotation, '')))
      found.push('has the quotation marks of another language')
    if (listParts(text) !== listParts(model))
      found.push(`lacks the placeholders and tags of English: ${listParts(model)}`)
    if (language === 'it' && text.includes('<it>')) found.push('marks Italian in Italian')
    if (language !== defaultLanguage && text === model && isSentence(plain) && !names.has(plain))
      found.push('is still English')
    return found
  }
}

/**
 * The placeholders and tags of a text, sorted, without `<it>`: the number of Italian words differs between languages.
 */
const listParts = (text: string) => (text.match(/\{\{.*?\}\}|<(?!\/?it>)[^>]*>/g) ?? []).sort().join(' ')

/** Whether a text has several words. A single word may be the same in two languages. */
const isSentence = (text: string) => /\p{L}+\s+\p{L}+/u.test(text.replace(/\{\{.*?\}\}/g, ''))
