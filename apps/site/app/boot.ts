/**
 * The language codes as one text, `en it de`, which `scripts/inline-scripts.ts` inserts for this name. The codes are
 * not an array, because esbuild would move an array to a variable outside of the script's function, where it would be
 * global.
 */
declare const LANGUAGE_CODES: string

// Sets the language of the page before the first paint: the language of the path, else the stored choice, else the
// browser's language, else the default. Runs as an inline script in the head of every page. If the HTML is in another
// language, `app.css` hides the page until the translations have loaded.
;(() => {
  const codes = LANGUAGE_CODES.split(' ')
  const supported = (language: string | null | undefined) =>
    language && codes.includes(language) ? language : undefined
  const root = document.documentElement
  let stored: string | null = null
  try {
    stored = localStorage.getItem('lng')
  } catch {
    // If the browser forbids storage, there is no stored choice.
  }
  const browser = (navigator.language || '').slice(0, 2).toLowerCase()
  const language =
    supported(location.pathname.split('/')[1]) || supported(stored) || supported(browser) || codes[0]
  if (!language || language === root.lang) return
  root.lang = language
  root.dataset.language = 'pending'
})()
