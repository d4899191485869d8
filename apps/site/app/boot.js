/*
 * The start-up rule, before anything is painted: the address decides, else the stored choice, else the browser's
 * language, else English. Stands inline in the head of every page (the build writes its hash into the page's policy).
 * A page that was written in another language stays unpainted until the right one is there (app.css).
 */
;(() => {
  const supported = ['en', 'it', 'de']
  const known = (language) => (supported.includes(language) ? language : undefined)
  const root = document.documentElement
  let stored
  try {
    stored = localStorage.getItem('lng')
  } catch {
    // Storage may be forbidden.
  }
  const address = known(location.pathname.split('/')[1])
  const browser = (navigator.language || '').slice(0, 2).toLowerCase()
  const language = address || known(stored) || known(browser) || 'en'
  if (language === root.lang) return
  root.lang = language
  root.dataset.language = 'pending'
})()
