import { createPatterns } from './languages.ts'
import { defaultLanguage, type Language } from './site.ts'

/** Texts of one language, by file name and key path: `home`, `slides.s1.title`. */
export type Files = Record<string, Record<string, string>>

/**
 * The largest number of words in one language: of a page, of each post and room (`/*`), of any other page (`*`), and of
 * all pages together.
 */
const wordLimits: Record<string, number> = {
  total: 11_000,
  '*': 420,
  accessibility: 500,
  common: 240,
  company: 100,
  experience: 360,
  fairs: 120,
  faq: 1300,
  home: 600,
  journal: 200,
  offers: 280,
  posts: 45,
  'posts/*': 330,
  'posts/bike-route': 420,
  privacy: 1400,
  restaurant: 330,
  room: 200,
  'room/*': 150,
  rooms: 450,
}

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

/** Counts words by page and language: `counts['room/suite'].it`. */
export function countWords(texts: Record<string, Files>) {
  const counts: Record<string, Record<string, number>> = {}
  for (const [language, files] of Object.entries(texts))
    for (const [page, own] of Object.entries(splitIntoPages(files)))
      for (const name of [page, 'total']) {
        const words = (counts[name]?.[language] ?? 0) + readWords(Object.values(own).join(' ')).length
        counts[name] = { ...counts[name], [language]: words }
      }
  return counts
}

/** Finds long pages, repeated sentences, and alternative texts that are long or on a page twice. */
export function checkLengths(texts: Record<string, Files>): string[] {
  const tooLong = Object.entries(countWords(texts)).flatMap(([page, counts]) => {
    const limit = wordLimits[page] ?? wordLimits[page.replace(/\/.*/, '/*')] ?? wordLimits['*'] ?? 0
    const languages = Object.keys(counts).filter((language) => (counts[language] ?? 0) > limit)
    return languages.map((language) => `${language}/${page} has ${counts[language]} words, not ${limit}`)
  })
  const others = Object.entries(texts).flatMap(([language, files]) => {
    const pages = splitIntoPages(files)
    const said = Object.values(pages).flatMap((own) => [...new Set(readSentences(own))])
    const onMany = [...new Set(said)].filter((text) => said.filter((other) => other === text).length > 4)
    const onOne = Object.entries(pages).flatMap(([page, own]) => {
      const all = readSentences({ ...pages[page.replace(/\/.*/, '')], ...own })
      const twice = new Set(all.filter((text, index) => all.indexOf(text) < index))
      const long = Object.entries(own).filter(
        ([key, { length }]) => isPicture(key) && length > (/pictures\..*(?<!-hero)$/.test(key) ? 60 : 100),
      )
      return [
        ...[...twice].map((text) => `${language}/${page} has twice: ${text}`),
        ...long.map(([key, { length }]) => `${language}/${page}, ${key} has ${length} characters`),
      ]
    })
    return [...onOne, ...onMany.map((text) => `${language} has on more than four pages: ${text}`)]
  })
  return [...tooLong, ...others]
}

/** A page is a file; in `posts` and `room` each post and room is one, and the rest is on all of them. */
function splitIntoPages(files: Files): Files {
  const pages: Files = {}
  for (const [file, texts] of Object.entries(files))
    for (const [key, text] of Object.entries(texts)) {
      const name = key.startsWith('pages.') ? `${file}/${key.split('.')[1]}` : file
      pages[name] = { ...pages[name], [key]: text }
    }
  return pages
}

const readWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word.replace(/<[^>]*>/g, '')))

const isPicture = (key: string) => /(^|\.)pictures?(\.|$)/.test(key)

/** The sentences of at least four words, and the alternative texts. */
const readSentences = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([key, text]) =>
    isPicture(key)
      ? [text]
      : text.split(/(?<=[.?!…])\s/).filter((part) => /[.?!…]$/.test(part) && readWords(part).length > 3),
  )
