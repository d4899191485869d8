/** `npm run check:translations`: prints file and key of every text that is missing, unused, untranslated or mistyped. */
import { checkKeys } from './checks/keys.ts'
import { readSources, readTranslations } from './checks/site.ts'
import { checkTranslations } from './checks/translations.ts'

const translations = readTranslations()
const findings = [...checkTranslations(translations), ...checkKeys(translations, readSources())]
for (const { file, key, message } of findings) console.error(`${file}, ${key} ${message}`)
if (findings.length > 0) process.exit(1)
console.log('public/locales: every text is good')
