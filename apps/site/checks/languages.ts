import { type Language, locales, numberWords } from './site.ts'

/** What `Intl` does not tell the checks about a language: a new language needs an entry. */
const languages: Record<Language, { quotes: [string, string]; counted: string }> = {
  en: {
    quotes: ['“', '”'],
    /** The beginnings of the words for what the hotel counts and `Intl` has no unit for. */
    counted: 'star charg bicycle bike',
  },
  it: {
    quotes: ['«', '»'],
    counted: 'stell colonnin biciclett',
  },
  de: {
    quotes: ['„', '“'],
    counted: 'Stern Lade Fahrr E-Bike',
  },
}

/** The names of units in a language, in singular and plural: `minute`, `minutes`, `euros`, `Uhr`. */
function nameUnits(locale: string) {
  const units = 'minute hour day week month year centimeter meter kilometer percent'.split(' ')
  const formats = [
    ...units.map((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })),
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', currencyDisplay: 'name' }),
  ]
  const parts = [
    ...formats.flatMap((format) => [...format.formatToParts(1), ...format.formatToParts(2)]),
    // German has a word after the hour: `15 Uhr`.
    ...new Intl.DateTimeFormat(locale, { hour: 'numeric' }).formatToParts(),
  ]
  return [...new Set(parts.map(({ value }) => value.trim()).filter((name) => /^\p{L}/u.test(name)))]
}

/** Makes a text match itself in a regular expression. */
export const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Creates the patterns that find mistakes in the texts of a language. */
export function createPatterns(language: Language) {
  const { quotes, counted } = languages[language]
  // A name can be the end of a compound, or have another ending: `Autominuten`, `Tagen`.
  const unit = `((\\p{L}{3,})?(${nameUnits(locales[language]).join('|')})\\p{L}{0,2}|%|€|km|cm|m²?|kWh?|min)(?!\\p{L})`
  const anyOf = (words: string) => words.replaceAll(' ', '|')
  return {
    /** A correct quotation. */
    quotation: new RegExp(quotes.join('[^„“”«»]*'), 'g'),
    /** A number or a placeholder, and its unit after a space at which the line can break. */
    breakable: new RegExp(`(\\d|\\}\\}) ${unit}`, 'iu'),
    /** A number in digits or words, and what it counts. */
    quantity: new RegExp(
      `€\\s*\\d[\\d.,]*|(?<![\\p{L}\\d.,])(\\d[\\d.,]*|${anyOf(numberWords[language])})[\\s-]*(${unit}|(${anyOf(counted)})\\p{L}*)`,
      'iu',
    ),
  }
}
