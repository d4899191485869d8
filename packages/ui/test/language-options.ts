import type { LanguageOption } from '../src/lib/language-option'

/** The languages of the toolbar, offered in the stories of `Header`, `LanguageMenu` and `LanguageSwitch`. */
export const languageOptions: LanguageOption[] = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
  { code: 'he', name: 'עברית', href: '#he' },
]
