/**
 * `npm run check:translations` prints file and key of every missing, unused or untranslated text, of every text with
 * wrong punctuation, of every text that writes out a fact about the hotel, and of every text that is too long or stands
 * twice; `npm run check:fairs` prints line and field of every mistake in `public/fiere.json`.
 */
import { findFacts } from './facts.ts'
import { checkFairs } from './fairs.ts'
import { findUnusedKeys } from './keys.ts'
import { readFile, readSources, readTexts, todayAtHotel } from './site.ts'
import { checkLengths, checkTranslations, countWords } from './translations.ts'

const fairs = 'public/fiere.json'
const checks: Record<string, () => string[]> = {
  fairs: () =>
    checkFairs(readFile(fairs), todayAtHotel()).map(({ line, message }) => `${fairs}:${line}: ${message}`),
  translations: () => {
    const texts = readTexts()
    const { en = {} } = texts
    console.table(countWords(texts))
    const mistakes = [checkTranslations, findFacts, checkLengths].flatMap((check) => check(texts))
    return [...mistakes, ...findUnusedKeys(en, readSources())]
  },
}

const [name = ''] = process.argv.slice(2)
const mistakes = checks[name]?.() ?? [
  `checks: there is no check "${name}", but: ${Object.keys(checks).join(', ')}`,
]
for (const mistake of mistakes) console.error(mistake)
if (mistakes.length > 0) process.exit(1)
console.log(`${name}: no mistakes`)
