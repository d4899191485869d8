import type { Language } from './languages'

const STORAGE_KEY = 'lng'

/**
 * Stores the language that the visitor chose, which `correct-address.ts` reads on the next visit. Returns whether the
 * browser has stored it: storage may be full or forbidden.
 */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language)
    return true
  } catch {
    return false
  }
}
