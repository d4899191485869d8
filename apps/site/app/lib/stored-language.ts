import type { Language } from './languages'

const STORAGE_KEY = 'lng'

/** Stores the visitor's choice for `boot.ts`. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be full or forbidden: the choice then lasts until the page is closed.
  }
}
