/**
 * `npm run check:translations`: prints file and key of every missing, unused or untranslated text, of every text with
 * wrong punctuation, and of every text that writes out a fact about the hotel instead of interpolating it.
 */

import { findHardCodedFacts } from './checks/facts.ts'
import { readSourceFiles, readTranslations } from './checks/site-files.ts'
import { checkTranslationKeys } from './checks/translation-keys.ts'
import { checkTranslations } from './checks/translations.ts'

const translations = readTranslations()
const findings = [
  ...checkTranslations(translations),
  ...checkTranslationKeys(translations, readSourceFiles()),
  ...findHardCodedFacts(translations),
]
for (const { file, key, message } of findings) console.error(`${file}, ${key} ${message}`)
if (findings.length > 0) process.exit(1)
console.log('public/locales: every text is good')
