import { useEffect, useRef } from 'react'
import { isUnmodifiedClick } from '../lib/is-unmodified-click'

/** Key in `history.state` of the number of entries that open dialogs have added to the history. */
const KEY = 'uiDialogs'

interface Dialog {
  close: () => void
  /** The fragment of the address while the dialog is the uppermost: `#photo-3`. */
  hash?: string | undefined
}

/** The open dialogs, the lowest first. */
const dialogs: Dialog[] = []

/** Address of the page whose entries were last counted, without the fragment of a dialog. */
let address: string

/** The fragment that the last dialog with one has written. */
let dialogHash: string | undefined

/** The mode of the page's own entry before a dialog opened. As long as one is open, the mode is `manual`. */
let scrollRestoration: ScrollRestoration

/** Runs what waits for `removeEntries`. Undefined while no entry is being removed. */
let finishRemoval: (() => void) | undefined

const entriesIn = (state: unknown): number => (state as { [KEY]?: number } | null)?.[KEY] ?? 0

function readAddress() {
  if (location.hash !== dialogHash) address = location.href
}

/** Adds or removes entries, until there is one for each open dialog. */
function updateEntries() {
  if (finishRemoval) return
  const entries = entriesIn(history.state)
  readAddress()
  if (entries > dialogs.length) return removeEntries(entries - dialogs.length, updateEntries)
  for (let entry = entries + 1; entry <= dialogs.length; entry++) {
    if (entry === 1) scrollRestoration = history.scrollRestoration
    // Going back to the page must not undo a scroll that a button of the dialog has started.
    history.scrollRestoration = 'manual'
    // The copy keeps what the page's router has stored in the state.
    history.pushState({ ...history.state, [KEY]: entry }, '')
    history.scrollRestoration = scrollRestoration
  }
  const hash = dialogs.at(-1)?.hash
  if (!hash || hash === location.hash) return
  history.replaceState(history.state, '', new URL(hash, location.href))
  dialogHash = hash
}

/**
 * Goes back over entries of dialogs, then calls `next`. Changes of the history that the page's router makes in the
 * meantime wait, because going back would undo them.
 */
function removeEntries(count: number, next: () => void) {
  const { pushState, replaceState } = history
  const waiting: (() => void)[] = []
  finishRemoval = () => {
    finishRemoval = undefined
    clearTimeout(timeout)
    Object.assign(history, { pushState, replaceState })
    for (const call of waiting) call()
    next()
  }
  history.pushState = (...args) => void waiting.push(() => history.pushState(...args))
  history.replaceState = (...args) => void waiting.push(() => history.replaceState(...args))
  history.go(-count)
  // A browser may ignore `go` that is called too often. The router must not wait for ever.
  const timeout = setTimeout(finishRemoval, 2000)
}

function onPopState(event: PopStateEvent) {
  const entries = entriesIn(event.state)
  if (location.href === address && (finishRemoval || entries < dialogs.length)) {
    // The page's router must not load this page again. In Chromium only a listener that was added before the router's
    // runs before it, capture or not; this module therefore adds its listener when it is imported.
    event.stopImmediatePropagation()
    if (entries === 0 && scrollRestoration) history.scrollRestoration = scrollRestoration
  }
  if (finishRemoval) finishRemoval()
  else for (const { close } of dialogs.slice(entries).reverse()) close()
}

/** Removes the entries before the browser follows a link: Back on the next page would otherwise lead to them. */
function onClick(event: MouseEvent) {
  const entries = entriesIn(history.state)
  const link = entries > 0 && (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || finishRemoval || !isUnmodifiedClick(event) || !opensInThisTab(link)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  readAddress()
  // In a task of its own, because React renders a page at once and in one long task if its router starts in `popstate`.
  removeEntries(entries, () => setTimeout(() => link.click()))
}

const opensInThisTab = (link: HTMLAnchorElement) =>
  /^https?:$/.test(link.protocol) && ['', '_self'].includes(link.target) && !link.hasAttribute('download')

globalThis.window?.addEventListener('popstate', onPopState, true)
globalThis.window?.addEventListener('click', onClick, true)

/**
 * Lets the back button and the back gesture close a dialog and stay on the page. An open dialog has an entry of its own
 * in the history, which is removed when the dialog closes in another way, and before a link in the dialog is followed.
 * After a reload the entry remains, and Back has to be pressed once more.
 *
 * @param hash the fragment of the entry's address, so that it can be linked: `#photo-3`
 */
export function useCloseOnBack(open: boolean, close: () => void, hash?: string) {
  const latestClose = useRef(close)
  const dialog = useRef<Dialog>(undefined)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    if (!open) return
    const added: Dialog = { close: () => latestClose.current() }
    dialog.current = added
    dialogs.push(added)
    // In a microtask: StrictMode runs effects twice, and must not change the history twice.
    queueMicrotask(updateEntries)
    return () => {
      dialogs.splice(dialogs.indexOf(added), 1)
      queueMicrotask(updateEntries)
    }
  }, [open])
  useEffect(() => {
    if (!open || !hash || !dialog.current) return
    dialog.current.hash = hash
    queueMicrotask(updateEntries)
  }, [open, hash])
}
