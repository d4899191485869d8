// Starts the application after the first view. Runs as an inline script in the head of every page; the attributes of
// the script element name the scripts of the page. A page is complete without the application, whose scripts would
// delay the pictures, styles and fonts of the first view. The application therefore starts when the page has loaded and
// the browser is idle, or earlier, when the visitor presses, types, scrolls or moves the focus.
;(() => {
  const { scripts = '', pageData = '', language } = (document.currentScript as HTMLScriptElement).dataset
  const files = scripts.split(' ')
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin']
  const waiting = new AbortController()

  const start = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    // A task for each script, because each element takes long on a phone.
    for (const href of files) setTimeout(preloadFile, 0, href, { rel: 'modulepreload' })
    preloadFile(pageData, { rel: 'preload', as: 'fetch', crossOrigin: '' })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
  const preloadFile = (href: string, attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes, { href }))
  const run = () => import(files[0] ?? '').catch(onFailure)

  /**
   * Reloads the page once if a script is missing, because a new release removes the scripts of the previous one; see
   * `lib/missing-script.ts`.
   */
  const onFailure = async (error: unknown) => {
    reportError(error)
    const { href } = location
    try {
      if (sessionStorage.getItem('reloadedFor') !== href) {
        sessionStorage.setItem('reloadedFor', href)
        await fetch(href, { method: 'HEAD', cache: 'no-store' })
        return location.reload()
      }
    } catch {
      // Does not reload without storage, because nothing would then prevent endless reloads. Does not reload without
      // network, because the browser would show its own error page.
    }
    const root = document.documentElement
    if (language) root.lang = language
    delete root.dataset.language
    showWithoutScript()
  }

  /**
   * Shows the page as a browser without JavaScript does: applies the styles for `scripting: none`, and shows the
   * content of `<noscript>` elements in the sections that React has not hydrated.
   */
  const showWithoutScript = () => {
    for (const sheet of document.styleSheets) changeScripting(sheet.cssRules)
    for (const element of document.querySelectorAll(`${pending} noscript`))
      element.outerHTML = element.textContent ?? ''
    for (const element of document.querySelectorAll(pending)) element.removeAttribute('data-hydration')
    dispatchEvent(new Event('hydrated'))
  }
  const changeScripting = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('scripting'))
        rule.media.mediaText = rule.media.mediaText
          .replace('scripting: none', 'min-width: 0')
          .replace('scripting: enabled', 'max-width: 0')
      if ('cssRules' in rule) changeScripting(rule.cssRules as CSSRuleList)
    }
  }
  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  const painted = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

  // After a reload or the back button, the browser restores the scroll position, for which it needs the true height of
  // every section; see `app.css`.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') document.documentElement.dataset.restored = ''

  addEventListener('scriptmissing', showWithoutScript)
  // `boot.ts` hides a page whose HTML is not in the visitor's language, until the application has rendered it. So the
  // application starts at once.
  if (document.documentElement.dataset.language === 'pending') start()
  for (const sign of signs)
    addEventListener(sign, start, { capture: true, passive: true, signal: waiting.signal })
  // Safari has no requestIdleCallback.
  const whenIdle = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback
  Promise.all([loaded, painted]).then(() => whenIdle(start, { timeout: 1000 }))

  // React does not handle presses inside `data-hydration="pending"` yet. This script records presses on buttons, on
  // language links and on links to pictures, and repeats them when the attribute has been removed. Other links and
  // forms work without React.
  const pending = '[data-hydration=pending]'
  const controls = 'button:not([type=submit]),a[hreflang],a[href^="/assets/"]'
  let presses: HTMLElement[] = []
  /** Reports the press to the section that contains the control (`lazy-section.tsx`), so that the section hydrates. */
  const reportPress = (control: HTMLElement) => control.dispatchEvent(new Event('pressed', { bubbles: true }))
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!control || !isPlain || !control.closest(pending)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      presses.push(control)
      reportPress(control)
    },
    { capture: true },
  )
  addEventListener('hydrated', () => {
    const ready = presses.filter((control) => !control.closest(pending))
    presses = presses.filter((control) => control.closest(pending))
    // Reports the other presses again: their sections had no listener before React hydrated the page around them.
    presses.forEach(reportPress)
    for (const control of ready) {
      // Radix selects a tab on `mousedown`, not on `click`.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      control.click()
    }
  })
})()
