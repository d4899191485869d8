// Starts the application after the first view. Runs as an inline script in the head of every page; its data attributes
// name the scripts of the page. Pages are complete without the application, and its scripts would delay the pictures,
// styles and fonts that the visitor sees first. So it starts when the page has loaded and the browser is idle, or when
// the visitor presses, types, scrolls or moves the focus, whichever is earlier.
;(() => {
  const { entry = '', preload = '' } = (document.currentScript as HTMLScriptElement).dataset
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin']
  const waiting = new AbortController()

  const start = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    for (const href of preload.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
  const run = () => import(entry).catch(onFailure)

  /** A new release removes the scripts of the one before: loads the page anew, once (lib/missing-script.ts). */
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
      // Without storage nothing would end the reloads; without network the browser would show its own error page.
    }
    showWithoutScript()
  }

  /** The page as in a browser without JavaScript: its `<noscript>` elements, and the styles for `scripting: none`. */
  const showWithoutScript = () => {
    const root = document.documentElement
    const data = document.getElementById('page-data')?.textContent
    if (data) root.lang = JSON.parse(data).language
    delete root.dataset.language
    for (const sheet of document.styleSheets) changeScripting(sheet.cssRules)
    for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
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
  const startWhenIdle = () => {
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50))
    whenIdle(start, { timeout: 1000 })
  }
  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  const painted = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

  // The page is hidden until the application has rendered it in the visitor's language.
  if (document.documentElement.dataset.language === 'pending') start()
  for (const sign of signs)
    addEventListener(sign, start, { capture: true, passive: true, signal: waiting.signal })
  Promise.all([loaded, painted]).then(startWhenIdle)

  // React has no handlers for elements inside `data-hydration="pending"` yet. Keeps the presses on buttons and on links
  // that do not leave the page (languages, pictures); repeats them when the attribute has gone. Other links work, and
  // so do forms.
  const pending = '[data-hydration=pending]'
  const controls = 'button:not([type=submit]),a[hreflang],a[href^="/assets/"]'
  let presses: HTMLElement[] = []
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!control || !isPlain || !control.closest(pending)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      presses.push(control)
    },
    { capture: true },
  )
  addEventListener('hydrated', () => {
    const ready = presses.filter((control) => !control.closest(pending))
    presses = presses.filter((control) => control.closest(pending))
    for (const control of ready) {
      // Radix selects a tab on `mousedown`, not on `click`.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      control.click()
    }
  })
})()
