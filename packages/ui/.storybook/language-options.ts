import type { LanguageOption } from '../src/lib/language-option'

/** The languages that the stories of header, menu and switch offer. */
export const languages: LanguageOption[] = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
]
