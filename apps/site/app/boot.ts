/** The language codes, `en it de`: `scripts/boot-script.ts` writes them in. A string, because esbuild hoists arrays. */
declare const LANGUAGE_CODES: string

// Decides the language before the first paint: the path, else the stored choice, else the browser's language, else the
// default. Runs inline in the head of every page. A page that was built in another language stays unpainted until its
// translations have loaded (app.css).
;(() => {
  const codes = LANGUAGE_CODES.split(' ')
  const supported = (language: string | null | undefined) =>
    language && codes.includes(language) ? language : undefined
  const root = document.documentElement
  let stored: string | null = null
  try {
    stored = localStorage.getItem('lng')
  } catch {
    // Storage may be forbidden.
  }
  const browser = (navigator.language || '').slice(0, 2).toLowerCase()
  const language =
    supported(location.pathname.split('/')[1]) || supported(stored) || supported(browser) || codes[0]
  if (!language || language === root.lang) return
  root.lang = language
  root.dataset.language = 'pending'
})()
