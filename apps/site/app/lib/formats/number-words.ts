import { type Language, locales } from '../languages/languages.ts'

/** The words for the numbers from two to twelve, which running text prints instead of digits. */
export const numberWords: Record<Language, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
}

/**
 * Writes a number as running text prints it: from two to twelve as a word, any other in digits. One stays a digit,
 * because its word depends on what it counts.
 */
export const spellNumber = (count: number, language: Language) =>
  numberWords[language].split(' ')[count - 2] ?? new Intl.NumberFormat(locales[language]).format(count)

/** The words for the ordinal numbers from the first to the seventh, the German ones as after “am”. */
const ordinalWords: Record<Language, string> = {
  en: 'first second third fourth fifth sixth seventh',
  it: 'primo secondo terzo quarto quinto sesto settimo',
  de: 'ersten zweiten dritten vierten fünften sechsten siebten',
}

/** What follows the digits of an ordinal number, from the eighth to the twentieth. */
const ordinalEndings: Record<Language, string> = { en: 'th', it: 'º', de: '.' }

/** Writes the place of a day in a row as running text prints it: “third” day, “terzo” giorno, am “dritten” Tag. */
export const spellOrdinal = (place: number, language: Language) =>
  ordinalWords[language].split(' ')[place - 1] ?? `${place}${ordinalEndings[language]}`
