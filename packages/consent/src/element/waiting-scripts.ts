import type { ConsentCategory, ConsentStore } from '../core'
import { categoryError } from './category-error'
import { runScript, stopScripts } from './run-script'

const SELECTOR = 'script[type="text/plain"][data-consent]:not([nomodule])'

const categoryOf = ({ dataset }: HTMLScriptElement) => dataset.consent?.trim() as ConsentCategory

/** A script with the attributes and the text of a waiting one, which runs when it is inserted. */
function copyOf(waiting: HTMLScriptElement) {
  const script = document.createElement('script')
  for (const { name, value } of waiting.attributes)
    if (!['type', 'data-consent', 'data-src'].includes(name)) script.setAttribute(name, value)
  // Browsers hide the attribute `nonce`, and keep its value in the property.
  script.nonce = waiting.nonce
  script.text = waiting.text
  if (waiting.dataset.src) script.src = waiting.dataset.src
  return script
}

const findWaiting = () => document.querySelectorAll<HTMLScriptElement>(SELECTOR)

const reported = new WeakSet<HTMLScriptElement>()

function reportOnce(script: HTMLScriptElement, error: unknown) {
  if (!reported.has(script)) reportError(error)
  reported.add(script)
}

/** Scripts of the `<head>` that have run. */
const ran: HTMLScriptElement[] = []

/** Whether a router that has replaced the `<head>` brings a script again that has run. */
const isBroughtAgain = (script: HTMLScriptElement) =>
  script.parentNode === document.head && ran.some((other) => other.isEqualNode(script))

let queue = Promise.resolve()

/**
 * Runs the scripts that wait for a category, `<script type="text/plain" data-consent="analytics" data-src="…">`, if the
 * category is allowed: each script once, in the order of the page. Stops those that are still loading if their category
 * is no longer allowed; they then wait again.
 * @param getConsent returns the page's store
 */
export function runWaitingScripts(getConsent: () => ConsentStore) {
  const isAllowed = (script: HTMLScriptElement) => getConsent().get().state[categoryOf(script)] === true
  stopScripts((_, place) => place instanceof HTMLScriptElement && !isAllowed(place))
  // A category may be the name of an inherited property, such as `constructor`.
  for (const script of findWaiting())
    if (!Object.hasOwn(getConsent().none, categoryOf(script)))
      reportOnce(script, categoryError(`<script data-consent="${script.dataset.consent}">`, getConsent()))
  queue = queue.then(async () => {
    // While a script loads, the page may remove one, and the visitor may withdraw consent.
    for (const script of findWaiting())
      if (script.isConnected && isAllowed(script) && !isBroughtAgain(script))
        try {
          const isOfHead = script.parentNode === document.head
          await runScript(script, copyOf(script))
          if (isOfHead && !script.isConnected) ran.push(script)
        } catch (error) {
          // The browser refuses the script, for example an attribute with a stray quotation mark as its name.
          reportOnce(script, error)
        }
  })
}
