/**
 * Scripts inside the HTML of every page. The build inserts the text of each function, so a function uses nothing from
 * outside of itself.
 */

/**
 * Sets attributes of `<html>` for the styles in `app.css`: `data-navigation` is `navigate`, `reload` or `back_forward`;
 * `data-scripting` is `waiting`. It is `failed` in the HTML, and again when a file of the application is missing.
 */
export function markNavigation() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  Object.assign(document.documentElement.dataset, { navigation: navigation?.type, scripting: 'waiting' })
}

/**
 * Starts the application when the page has loaded and the browser is idle, or earlier, when the visitor presses, types,
 * scrolls or moves the focus. The application is in `<script id="app">`, which the browser does not run.
 *
 * @param scripts paths of the scripts to load at the start
 * @param texts paths of the translation files to load at the start
 */
export function startAfterFirstView(scripts: string[], texts: string[]) {
  const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin']
  const waiting = new AbortController()
  const start = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    const append = (tag: string, properties: object) =>
      document.head.append(Object.assign(document.createElement(tag), properties))
    // A task for each script, because each element takes long on a phone.
    for (const href of scripts) setTimeout(append, 0, 'link', { rel: 'modulepreload', href })
    for (const href of texts) append('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href })
    append('script', {
      type: 'module',
      textContent: document.getElementById('app')?.textContent,
      onerror: giveUp,
    })
  }
  for (const sign of signs)
    addEventListener(sign, start, { capture: true, passive: true, signal: waiting.signal })
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1000 } as never)
  // On a busy machine the page can have loaded before the browser has painted it. The first paint can be one of the
  // background alone.
  const whenPainted = () =>
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      whenIdle()
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
  // If a file of the application is missing, the page is as without JavaScript: its links work. A press on a button, which
  // could do nothing, asks for the files again.
  const giveUp = () => {
    if (!document.querySelector('#root[data-hydration]')) return
    document.documentElement.dataset.scripting = 'failed'
    for (const element of document.querySelectorAll<HTMLElement>('[data-hydration]'))
      delete element.dataset.hydration
    dispatchEvent(new Event('hydrated'))
    addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button:not([type=submit])') && navigator.onLine) location.reload()
    })
  }
  addEventListener('unhandledrejection', giveUp)
}

/**
 * Keeps presses on buttons, on links of the language switch and on links to pictures that React does not handle yet, and
 * repeats them after the hydration of their part of the page. Other links and forms work without React.
 */
export function repeatEarlyPresses() {
  const pending = '[data-hydration=pending]'
  let presses: HTMLElement[] = []
  addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event
      const control = (target as Element).closest<HTMLElement>(
        'button:not([type=submit]), a[hreflang], a[href^="/assets/"]',
      )
      if (!control?.closest(pending) || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      presses.push(control)
    },
    { capture: true },
  )
  addEventListener('hydrated', () => {
    const ready = presses.filter((control) => !control.closest(pending))
    presses = presses.filter((control) => control.closest(pending))
    // Radix selects a tab on `mousedown`, not on `click`. A tab may be pressed at this moment.
    const pressed = document.querySelectorAll('[role=tab]:active')
    for (const control of [...pressed, ...ready])
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    for (const control of ready) control.click()
  })
}
