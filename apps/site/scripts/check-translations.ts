/**
 * `npm run check:translations`: prints file and key of every missing, unused or untranslated text, of every text with
 * wrong punctuation, and of every text that writes out a fact about the hotel instead of interpolating it.
 */

import { rooms } from '../app/content/rooms.ts'
import { findHardCodedFacts } from './checks/facts.ts'
import { checkRoomTexts } from './checks/room-texts.ts'
import { readSourceFiles, readTranslations } from './checks/site-files.ts'
import { checkTranslationKeys } from './checks/translation-keys.ts'
import { checkTranslations, formatMistake } from './checks/translations.ts'

const translations = readTranslations()
const findings = [
  ...checkTranslations(translations),
  ...checkRoomTexts(translations, rooms),
  ...checkTranslationKeys(translations, readSourceFiles()),
  ...findHardCodedFacts(translations),
]
for (const finding of findings) console.error(formatMistake(finding))
if (findings.length > 0) process.exit(1)
console.log('public/locales: every text is good')
