import type { LanguageOption } from '../src/lib/language-option'

/** The languages in the stories of header, language menu and language switch. */
export const languages: LanguageOption[] = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
]
