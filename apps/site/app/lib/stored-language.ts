import type { Language } from './languages'

const STORAGE_KEY = 'lng'

/** Stores the language that the visitor chose. `boot.ts` reads it on the next visit. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be full or forbidden: then the choice lasts until the visitor closes the page.
  }
}
