/** What visitors usually do, once for all engines. A step waits for its outcome, because engines differ in speed. */
import { setTimeout as wait } from 'node:timers/promises'
import { findMisplacedParts } from '../e2e/question.ts'
import { engines, type Tab } from './engines.ts'

/** Time limit of a step in ms, for a slow and busy machine. */
const TIME_LIMIT = 30_000

/** Repeats a function in the page until it returns a truthy value, and returns the value. */
async function until<Args extends unknown[], Result>(
  tab: Tab,
  what: string,
  script: (...args: Args) => Result,
  ...args: Args
) {
  const end = Date.now() + TIME_LIMIT
  for (;;) {
    // While a document loads, engines cannot run a function in it.
    const result = await tab.run(script, ...args).catch((error: Error) => (Date.now() > end ? error : null))
    if (result instanceof Error) throw result
    if (result) return result
    if (Date.now() > end) throw new Error(what)
    await wait(100)
  }
}

/** Presses the middle of the first element with this name, when it is hydrated and in its place, and nothing covers it. */
async function press(tab: Tab, selector: string, name = '') {
  const find = (query: string, label: string) => {
    const isNamed = (element: Element) =>
      [element.getAttribute('aria-label'), element.getAttribute('title'), element.textContent].some((text) =>
        text?.trim().startsWith(label),
      )
    const element = [...document.querySelectorAll(query)].find(
      (candidate) => isNamed(candidate) && candidate.checkVisibility() && !candidate.closest('[inert]'),
    )
    if (!element) return null
    const before = element.getBoundingClientRect()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (
      before.left !== left ||
      before.top !== top ||
      element.closest('[data-scripting]')?.getAttribute('data-scripting') === 'waiting'
    )
      return null
    const [x, y] = [left + width / 2, top + height / 2]
    return element.contains(document.elementFromPoint(x, y)) ? ([x, y] as const) : null
  }
  const locate = () => until(tab, `nobody can press ${selector} “${name}”`, find, selector, name)
  let point = await locate()
  // The page may still move, for example after a filter has shortened it.
  for (let before: typeof point | undefined; `${before}` !== `${point}`; point = await locate()) {
    before = point
    await wait(100)
  }
  await tab.click(...point)
}

const expectPath = (tab: Tab, path: string) =>
  until(tab, `the page is not ${path}`, (expected) => location.pathname === expected, path)

const expectText = (tab: Tab, selector: string, text: string) =>
  until(
    tab,
    `${selector} does not say “${text}”`,
    (query, words) =>
      [...document.querySelectorAll(query)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      ),
    selector,
    text,
  )

const expectNoDialog = (tab: Tab) =>
  until(tab, 'a dialog is open', () => !document.querySelector('dialog[open], [role=dialog]'))

/** Goes back or forward. A timer, because an engine reports an error if a function in the page leaves the page. */
const travel = (tab: Tab, steps: number) =>
  tab.run((by) => {
    setTimeout(() => history.go(by))
  }, steps)

const expectStart = (tab: Tab) =>
  until(tab, 'the page does not start', () => document.documentElement.dataset.scripting === 'ready')

/** Opens a page, rejects all in the question about cookies, and waits until the application has started. */
async function visit(tab: Tab, url: string, width = 1280) {
  await tab.resize(width, 844)
  await tab.goto(url)
  await press(tab, 'dialog button', 'Reject all')
  await expectNoDialog(tab)
  await expectStart(tab)
}

/** The distance from the top to which the page has scrolled. */
const expectScroll = (tab: Tab, top: number) =>
  until(tab, `the page is not at ${top} px`, (place) => Math.abs(scrollY - place) < 2, top)

/** Parts of the three packages on the home page of a first visitor, and on the page with the map. */
const PARTS = {
  '/': ['ui-button', 'ui-header', 'consent-dialog', 'reviews-root', 'reviews-badge'],
  '/getting-here': ['ui-section', 'ui-term-list', 'ui-footer', 'consent-gate'],
}

/** Runs in the page: the colours and the direction of the parts, from right to left. */
function readLook(scheme: string, parts: string[]) {
  const root = document.documentElement
  root.dir = 'rtl'
  if (scheme) root.dataset.scheme = scheme
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  return parts.flatMap((part) =>
    [...(document.querySelector(`[data-slot=${part}]`)?.querySelectorAll(':scope, [data-slot]') ?? [])].map(
      (element, index) => {
        const { color, backgroundColor, borderTopColor, fill, scale } = getComputedStyle(element)
        // The colour itself is not compared: old browsers inherit no variables into `::backdrop`.
        const hasBackdrop = !getComputedStyle(element, '::backdrop').backgroundColor.endsWith(' 0)')
        const look = [color, backgroundColor, borderTopColor, fill, scale, hasBackdrop].join(' | ')
        // Engines write a mixed colour with another number of digits.
        const rounded = look.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(2))
        return `${scheme} ${part} ${index} ${element.getAttribute('data-slot')}: ${rounded}`
      },
    ),
  )
}

async function readLooks(tab: Tab, origin: string) {
  await tab.resize(1280, 844)
  const looks: string[] = []
  for (const [path, parts] of Object.entries(PARTS)) {
    await tab.goto(origin + path)
    await until(tab, 'there is no question', () => document.querySelector('dialog[open]') !== null)
    for (const scheme of ['', 'light', 'dark']) looks.push(...(await tab.run(readLook, scheme, parts)))
  }
  return looks
}

let reference: string[] | undefined

/** Reads the looks of Chromium, with which the others are compared, once. */
async function readReference(origin: string) {
  if (reference) return reference
  const tab = await engines.chromium?.()
  if (!tab) throw new Error('there is no Chromium to compare with')
  reference = await readLooks(tab, origin).finally(() => tab.close())
  if (reference.length < 60) throw new Error(`only ${reference.length} parts are compared`)
  return reference
}

/** A journey returns what its engine cannot do. */
export const journeys: Record<string, (tab: Tab, origin: string) => Promise<unknown>> = {
  'first visit and question': async (tab, origin) => {
    for (const width of [390, 1440]) {
      await tab.resize(width, 844)
      await tab.goto(`${origin}/`)
      await until(tab, 'there is no question, or it moves', () => {
        const dialog = document.querySelector('dialog[open]')
        return dialog?.getAnimations().length === 0 && document.fonts.status === 'loaded'
      })
      const mistakes = await tab.run(findMisplacedParts)
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    }
    await press(tab, 'dialog button', 'Reject all')
    await expectNoDialog(tab)
    await tab.goto(`${origin}/rooms`)
    await expectStart(tab)
    await expectNoDialog(tab)
    await until(tab, 'the choice is not stored', () => localStorage.getItem('cookieConsentState'))
  },

  menu: async (tab, origin) => {
    await visit(tab, `${origin}/faq`, 390)
    await press(tab, 'button', 'Open the menu')
    await expectText(tab, '[role=dialog] nav', 'Restaurant')
    await tab.key('Escape')
    await expectNoDialog(tab)
    await press(tab, 'button', 'Open the menu')
    await press(tab, '[role=dialog] a', 'Restaurant')
    await expectPath(tab, '/restaurant')
    await expectNoDialog(tab)
  },

  language: async (tab, origin) => {
    await visit(tab, `${origin}/rooms`)
    await press(tab, 'header a', 'Deutsch')
    await expectPath(tab, '/de/rooms')
    await expectText(tab, 'html[lang=de] header', 'Zimmer')
    await press(tab, 'header a', 'English')
    await expectText(tab, 'html[lang=en] header', 'Rooms')
  },

  slides: async (tab, origin) => {
    await visit(tab, `${origin}/`)
    await press(tab, '[data-slot^=ui-hero] button', 'Next picture')
    await expectText(tab, '[data-slot=ui-hero]', ', 2 of 5')
    await press(tab, '[data-slot^=ui-hero] button', 'Previous picture')
    await expectText(tab, '[data-slot=ui-hero]', ', 1 of 5')
  },

  lightbox: async (tab, origin) => {
    await visit(tab, `${origin}/rooms/suite`, 390)
    await press(tab, '[data-slot=ui-gallery] a')
    const expectPicture = (index: number) => expectText(tab, '[role=dialog]', `${index} of `)
    await expectPicture(1)
    await press(tab, '[role=dialog] button', 'Next picture')
    await expectPicture(2)
    await tab.key('ArrowRight')
    await expectPicture(3)
    await until(tab, 'the picture is empty', () =>
      [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].some(
        (image) => image.checkVisibility() && image.naturalWidth > 200,
      ),
    )
    await tab.key('Escape')
    await expectNoDialog(tab)
    await until(tab, 'the focus is lost', () => document.activeElement?.matches('[data-slot=ui-gallery] *'))
  },

  form: async (tab, origin) => {
    await visit(tab, `${origin}/rooms`)
    await press(tab, 'form button', 'Search')
    await expectText(tab, 'form p', 'check-in')
    await until(tab, 'the field has no focus', () => document.activeElement?.matches('[name=checkin]'))
    await tab.run(() => {
      // Engines differ in the keys of a date field, so its value is set.
      const fill = (name: string, value: string) => {
        const field = document.querySelector(`[name=${name}]`) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      fill('checkin', '2099-05-05')
      fill('checkout', '2099-06-06')
      addEventListener('submit', (event) => {
        const query = new URLSearchParams(new FormData(event.target as HTMLFormElement) as never)
        document.title = event.defaultPrevented ? 'prevented' : String(query)
        event.preventDefault()
      })
    })
    await press(tab, 'form button', 'Search')
    await until(tab, 'the dates are not sent', () =>
      document.title.includes('checkin=2099-05-05&checkout=2099-06-06&guests=2'),
    )
  },

  filter: async (tab, origin) => {
    await visit(tab, `${origin}/fiere`)
    const all = await until(
      tab,
      'there are no fairs',
      () => document.querySelectorAll('[data-slot=ui-fair-card]').length,
    )
    const expectFairs = (areAll: boolean) =>
      until(
        tab,
        `the page does not show ${areAll ? 'all' : 'fewer'} fairs`,
        (total, isAll) => (document.querySelectorAll('[data-slot=ui-fair-card]').length === total) === isAll,
        all,
        areAll,
      )
    await press(tab, '[aria-label="Month"] button:not(:disabled)[aria-pressed=false]')
    await expectText(tab, 'main [role=status]', 'fair')
    await expectFairs(false)
    await press(tab, '[aria-label="Month"] button', 'All')
    await expectFairs(true)
  },

  'fragment in the address': async (tab, origin) => {
    await tab.goto(`${origin}/faq#policies`)
    const isStarted = () => document.documentElement.dataset.scripting === 'ready' && scrollY > 0
    await until(tab, 'the application does not start', isStarted)
  },

  'back and forward': async (tab, origin) => {
    await visit(tab, `${origin}/rooms`)
    await tab.run(
      () => Object.assign(window, { isSame: true }) && scrollTo({ top: 700, behavior: 'instant' }),
    )
    await expectScroll(tab, 700)
    await tab.run(() => document.querySelector<HTMLElement>('header a[href="/restaurant"]')?.click())
    await expectPath(tab, '/restaurant')
    await expectScroll(tab, 0)
    await travel(tab, -1)
    await expectPath(tab, '/rooms')
    await expectScroll(tab, 700)
    await travel(tab, 1)
    await expectPath(tab, '/restaurant')
    await until(tab, 'the document is another', () => 'isSame' in window)
  },

  print: async (tab, origin) => {
    await visit(tab, `${origin}/rooms/suite`)
    if (!tab.print) return 'cannot print'
    const { length } = await tab.print()
    if (length < 20_000) throw new Error(`the printed file has ${length} bytes`)
    await press(tab, 'header a', 'Restaurant')
    await expectPath(tab, '/restaurant')
  },

  look: async (tab, origin) => {
    // The registry's Chrome 111 is a build from before its release, and the release has `color-mix()`.
    if (!(await tab.run(() => CSS.supports('color', 'color-mix(in srgb, red, blue)'))))
      return 'no color-mix()'
    const expected = new Set(await readReference(origin))
    const different = (await readLooks(tab, origin)).filter((part) => !expected.has(part))
    if (different.length > 0) throw new Error(`other than in Chromium:\n${different.join('\n')}`)
  },
}
