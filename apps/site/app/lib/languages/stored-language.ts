import type { Language } from './languages'

const STORAGE_KEY = 'lng'

/** Stores the language that the visitor chose. `correct-address.ts` reads it on the next visit. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // If storage is full or forbidden, the choice lasts until the visitor closes the page.
  }
}
