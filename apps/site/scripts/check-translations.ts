/**
 * `npm run check:translations`: prints file and key of every text that is missing, unused, untranslated or mistyped, or
 * that writes out a fact.
 */

import { findWrittenOutFacts } from './checks/facts.ts'
import { readSourceFiles, readTranslations } from './checks/site-files.ts'
import { checkTranslationKeys } from './checks/translation-keys.ts'
import { checkTranslations } from './checks/translations.ts'

const translations = readTranslations()
const findings = [
  ...checkTranslations(translations),
  ...checkTranslationKeys(translations, readSourceFiles()),
  ...findWrittenOutFacts(translations),
]
for (const { file, key, message } of findings) console.error(`${file}, ${key} ${message}`)
if (findings.length > 0) process.exit(1)
console.log('public/locales: every text is good')
