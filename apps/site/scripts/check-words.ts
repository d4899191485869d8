/** `npm run check:words`: names file and key of every text that is missing, unused, untranslated or wrongly set. */
import { checkKeys } from './checks/keys.ts'
import { readSources, readWords } from './checks/site.ts'
import { checkWords } from './checks/words.ts'

const words = readWords()
const findings = [...checkWords(words), ...checkKeys(words, readSources())]
for (const { file, key, message } of findings) console.error(`${file}, ${key} ${message}`)
if (findings.length > 0) process.exit(1)
console.log('public/locales: every text is good')
