import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'node-html-parser'

/** The built site: in `FOLDER`, as for `serve.ts`, that of another commit. */
const folder = process.env.FOLDER ?? fileURLToPath(new URL('../build/client/', import.meta.url))

/** What the build says about a page. */
export interface BuiltPage {
  title: string
  language: string
  canonical: string | undefined
  /** Number of words in `<main>`. */
  words: number
  /** Number of sections in `<main>` that have words. */
  sections: number
  /** Number of lists in `<main>`. */
  lists: number
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Reads the HTML of an address, as `readBuiltPage` does. */
export function readBuiltHtml(pathname: string) {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '')
  for (const file of [`${path}/index.html`, `${path}.html`])
    try {
      return readFileSync(folder + file, 'utf8')
    } catch {
      // The other file has it, or the page does not exist.
    }
  const [, prefix = ''] = /^(\/(?:it|de))(\/|$)/.exec(path) ?? []
  return readFileSync(`${folder}${prefix}/404.html`, 'utf8')
}

const builtPages = new Map<string, BuiltPage>()

/** Reads the built page of an address; for an address without one, the page “not found” of its language. */
export function readBuiltPage(pathname: string): BuiltPage {
  const known = builtPages.get(pathname)
  if (known) return known
  const document = parse(readBuiltHtml(pathname))
  const main = document.querySelector('main')
  if (!main) throw new Error(`walk: the built page of ${pathname} has no <main>`)
  for (const script of main.querySelectorAll('script, style, noscript')) script.remove()
  const page = {
    title: document.querySelector('title')?.text ?? '',
    language: document.querySelector('html')?.getAttribute('lang') ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    words: countWords(main.structuredText),
    sections: main.querySelectorAll('section').filter(({ structuredText }) => structuredText.trim()).length,
    lists: main.querySelectorAll('ul, ol, dl').length,
  }
  builtPages.set(pathname, page)
  return page
}

/** How the keys of texts begin: `nav` of `nav.rooms`. A key that no file has, such as a misspelt one, begins so, too. */
export const textKeys = [
  ...new Set(
    globSync('locales/*/*.json', { cwd: folder }).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(folder + file, 'utf8'))),
    ),
  ),
]

/** What a check compares the page with. */
export interface Expectations {
  built: BuiltPage
  /** How the keys of texts begin. */
  keys: string[]
  /** Whether pictures may be missing. */
  picturesMayFail: boolean
  /** Whether a browser has translated the words. */
  isTranslated: boolean
  /** Whether files are on their way: the page before the next one may still be shown. */
  isWaiting: boolean
  /** The language that was chosen, until the next step that can change it. */
  chosen: string | undefined
}

/**
 * Lists the promises that the page breaks at this moment. Runs in the page.
 *
 * They are what holds for every page of the site in every state: one page, with its words, lists, title, language and
 * address; the language that was chosen last; no placeholder for ever; nothing locked, inert or padded unless a dialog is
 * open; a dialog inside of the window; a visible focus; nothing wider than the window; no broken picture; no id twice; no
 * key of a text.
 */
export function findBrokenPromises({
  built,
  keys,
  picturesMayFail,
  isTranslated,
  isWaiting,
  chosen,
}: Expectations) {
  const broken: string[] = []
  const promise = (kept: boolean, words: string) => kept || broken.push(words)
  /** Holds when the page of the address is shown: no file that it needs is on its way. */
  const promiseOfAddress = (kept: boolean, words: string) => promise(kept || isWaiting, words)
  const root = document.documentElement
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const script of copy.querySelectorAll('script, style, noscript')) script.remove()
    return copy.textContent ?? ''
  }
  const name = (element: Element | null) =>
    element ? element.outerHTML.replace(/>.*/s, '>').slice(0, 120) : 'nothing'

  const mains = document.querySelectorAll('main')
  const [main] = mains
  promise(mains.length === 1, `one <main>, not ${mains.length}`)
  promise(
    document.querySelectorAll('h1').length === 1,
    `one <h1>, not ${document.querySelectorAll('h1').length}`,
  )
  const words = main ? textOf(main).split(/\s+/).filter(Boolean).length : 0
  const isCalendar = location.pathname.includes('fiere')
  // A filter of the fairs hides most of them. Inline elements without a space between them count as one word here.
  const least = isCalendar ? 0.15 : 0.6
  promise(words > 5, 'words in <main>')
  promiseOfAddress(words >= built.words * least, `the words of the page: ${built.words}, not ${words}`)
  const sections = [...(main?.querySelectorAll('section') ?? [])].filter((section) => textOf(section).trim())
  promiseOfAddress(
    sections.length >= built.sections,
    `${built.sections} sections with words, not ${sections.length}`,
  )
  const lists = main?.querySelectorAll('ul, ol, dl').length ?? 0
  promiseOfAddress(isCalendar || lists >= built.lists, `${built.lists} lists, not ${lists}`)
  promiseOfAddress(shown('[data-slot=ui-skeleton]').length === 0, 'no placeholder instead of what has loaded')
  // Reviews and quotes inside of the page have headers and footers, too.
  const frame = [...document.querySelectorAll<HTMLElement>('header, footer')].filter(
    (part) => !part.closest('main'),
  )
  for (const part of ['header', 'footer'])
    promise(
      frame.some((element) => element.localName === part && isShown(element) && textOf(element).trim()),
      `words in <${part}>`,
    )

  promiseOfAddress(root.lang === built.language, `the language ${built.language}, not ${root.lang}`)
  promiseOfAddress(
    !chosen || root.lang === chosen || shown('[data-slot=ui-notice][data-state=open]').length > 0,
    `the language ${chosen}, which was chosen, or a message, not ${root.lang}`,
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[aria-current=page]'))
    promiseOfAddress(link.pathname === location.pathname, `${name(link)} leads to this page`)
  promiseOfAddress(
    isTranslated || document.title === built.title,
    `the title “${built.title}”, not “${document.title}”`,
  )
  const canonicals = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
    ({ href }) => href,
  )
  promiseOfAddress(
    canonicals.join() === (built.canonical ?? ''),
    `the canonical address ${built.canonical}, not ${canonicals.join(' and ')}`,
  )

  const dialogs = shown('dialog[open], [role=dialog], [role=alertdialog]').filter(
    (dialog) => dialog.dataset.state !== 'closed' && !dialog.closest('[data-slot=consent-reminder]'),
  )
  const focus = document.activeElement
  if (dialogs.length === 0) {
    for (const element of [root, document.body]) {
      const style = getComputedStyle(element)
      promise(!/hidden|clip/.test(style.overflowY), `<${element.localName}> can be scrolled`)
      promise(style.pointerEvents !== 'none', `<${element.localName}> can be pressed`)
      promise(!Number.parseFloat(element.style.paddingRight || '0'), `<${element.localName}> has no padding`)
    }
    for (const part of [...frame, ...mains])
      promise(!part.closest('[inert], [aria-hidden=true]'), `${name(part)} is not inert`)
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    promise(Boolean(middle?.closest('#root')), `the middle of the window is the page, not ${name(middle)}`)
  }
  for (const dialog of dialogs) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    promise(isInside, `${name(dialog)} is inside of the window`)
  }
  const uppermost = dialogs.at(-1)
  promise(
    !uppermost || !focus || focus === document.body || dialogs.some((dialog) => dialog.contains(focus)),
    `the focus is in ${name(uppermost ?? null)}, not on ${name(focus)}`,
  )
  promise(
    !focus || focus === document.body || (isShown(focus) && !focus.closest('[inert]')),
    `the focus is on something visible, not on ${name(focus)}`,
  )

  // Not `innerWidth`, which grows with the page on a phone.
  const { clientWidth, scrollWidth } = root
  promise(scrollWidth <= clientWidth + 1, `nothing wider than ${clientWidth} px, not ${scrollWidth} px`)
  // A part with `content-visibility` cuts off what is too wide.
  for (const part of [...frame, ...mains, ...sections]) {
    const { left, right } = part.getBoundingClientRect()
    promise(left >= -1 && right <= clientWidth + 1, `${name(part)} inside of the width of the window`)
  }
  if (!picturesMayFail)
    for (const image of document.images)
      promise(
        !image.complete || image.naturalWidth > 0 || !image.currentSrc,
        `the picture ${image.currentSrc}`,
      )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  promise(twice.length === 0, `no id twice: ${twice.join(' ')}`)
  const texts = ['aria-label', 'alt', 'placeholder'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  )
  // Text by text: together, a key and the word of the element before it would be one word.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
      texts.push(walker.currentNode.nodeValue ?? '')
  const keysSeen = texts
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /^[a-z]\w*(\.\w+)+$/i.test(word) && keys.includes(word.split('.')[0] ?? ''))
  promise(keysSeen.length === 0, `no key instead of a text: ${keysSeen.join(' ')}`)
  return broken
}
