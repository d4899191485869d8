import type { textPath } from '../lib/languages/paths'
import type { Part } from './parts'

/**
 * Scripts inside the HTML of every page. The build inserts the text of each function, so a function uses nothing from
 * outside of itself.
 */

/**
 * Begins the page: its application waits, its path is the address. In the HTML the application counts as failed, so that
 * a browser that does not run this script shows the page as without JavaScript. `data-navigation` is `navigate`,
 * `reload` or `back_forward`.
 */
export function beginPage() {
  const page = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  page.dataset.navigation = navigation?.type
  page.dataset.path = location.pathname
  page.dataset.scripting = 'waiting'
  // After a reload, Back can change the address without loading its document.
  addEventListener('popstate', () => {
    if (page.dataset.scripting !== 'ready' && page.dataset.path !== location.pathname) location.reload()
  })
}

/** Whether a click follows a link here, and not in another tab or window. */
export const isPlainClick = (
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

/**
 * Opens the document of an address, if it can be had and the visitor has not gone elsewhere meanwhile. Else the page
 * stays: the browser's own error page has no phone number.
 *
 * @returns false if the document cannot be had
 */
export async function openDocument(address: string, replace = false, isWanted = () => true) {
  const { href, pathname } = location
  const answer = await fetch(address).catch(() => undefined)
  if (location.href !== href || !isWanted()) return true
  if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return false
  // With a fragment, the address of the page itself would only scroll.
  if (new URL(address, href).pathname !== pathname) location[replace ? 'replace' : 'assign'](address)
  else {
    history.replaceState(history.state, '', address)
    location.reload()
  }
  return true
}

/**
 * Starts the application when the page has loaded and the browser is idle, or earlier, when the visitor presses, types,
 * scrolls or moves the focus. The application is in `<script id="app">`, which the browser does not run.
 *
 * @param scripts paths of the scripts to load at the start
 * @param languages languages whose translation files to load at the start
 * @param texts names of these files
 */
export async function startAfterFirstView(
  pathOf: typeof textPath,
  scripts: string[],
  languages: string[],
  texts: string[],
) {
  for (const part of document.querySelectorAll<Part>('#root, #root [data-scripting]'))
    part.words = part.textContent
  const sign = new Promise((start) => {
    for (const type of ['pointerdown', 'keydown', 'scroll', 'focusin'])
      addEventListener(type, start, { capture: true, passive: true, once: true })
  })
  const view = async () => {
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
    // On a busy machine the page can have loaded before the browser has painted it. The first paint can be one of the
    // background alone. Firefox reports no paint of words for some fragments, for example `/faq#policies`: 3 s are enough.
    await new Promise<void>((done) => {
      setTimeout(done, 3000)
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint')[0]) done()
      }).observe({ type: 'paint', buffered: true })
    })
    // Safari has no requestIdleCallback.
    await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 1000 } as never))
  }
  await Promise.race([sign, view()])
  const append = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  // A task for each script, because each element takes long on a phone.
  for (const href of scripts) setTimeout(append, 0, 'link', { rel: 'modulepreload', href })
  for (const text of texts)
    for (const language of languages)
      append('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: pathOf(language, text) })
  append('script', { type: 'module', textContent: document.getElementById('app')?.textContent })
}

/**
 * Keeps presses on buttons, on links of the language switch and on links to pictures that React does not handle yet, and
 * repeats them when their part of the page is ready or has failed. Other links and forms work without React, and so does
 * a link that is pressed twice. A press on a button of a failed part opens the document again, once: not after a reload.
 */
export function handleEarlyPresses(open: typeof openDocument, isPlain: typeof isPlainClick) {
  const page = document.documentElement
  const presses = new Set<HTMLElement>()
  const readState = (control: Element) => {
    const part = page.matches('[data-scripting=failed]') ? page : control.closest<Part>('[data-scripting]')
    return part?.dataset.scripting
  }
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        'button:not([type=submit]), a[hreflang], a[href^="/assets/"]',
      )
      if (!control || !isPlain(event)) return
      const state = readState(control)
      if (state === 'failed' && control.localName === 'button' && page.dataset.navigation !== 'reload')
        open(location.href)
      if (state !== 'waiting' || presses.has(control)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      presses.add(control)
    },
    { capture: true },
  )
  addEventListener('part', () => {
    // What has failed hides its buttons, one of which may have the focus. On a phone links take the menu's place.
    // Most parts are ready while nothing has the focus: the browser then has no layout to compute.
    const focus = document.activeElement
    if (focus !== document.body && !focus?.getClientRects().length)
      document.querySelector<HTMLElement>('header nav a')?.focus()
    const settled = [...presses].filter((control) => readState(control) !== 'waiting')
    // Radix selects a tab on `mousedown`, not on `click`. A tab may be pressed at this moment.
    for (const control of [...document.querySelectorAll('[role=tab]:active'), ...settled])
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    for (const control of settled) {
      presses.delete(control)
      control.click()
    }
  })
}
