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
