import type { ConsentCategory, ConsentStore } from '../core'
import { categoryError } from './category-error'
import { runScript } from './run-script'

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

/** Reports the waiting scripts whose category the visitor cannot allow. */
export function reportUnknownCategories(consent: ConsentStore) {
  // A category may be the name of an inherited property, such as `constructor`.
  for (const script of document.querySelectorAll<HTMLScriptElement>(SELECTOR))
    if (!Object.hasOwn(consent.none, categoryOf(script)))
      reportError(categoryError(`<script data-consent="${script.dataset.consent}">`, consent))
}

let queue = Promise.resolve()

/**
 * Runs the scripts that wait for a category, `<script type="text/plain" data-consent="analytics" data-src="…">`, if the
 * category is allowed: each script once, in the order of the page.
 * @param getConsent returns the page's store
 */
export function runWaitingScripts(getConsent: () => ConsentStore) {
  queue = queue.then(async () => {
    // While a script loads, the page may remove one, and the visitor may withdraw consent.
    for (const script of document.querySelectorAll<HTMLScriptElement>(SELECTOR))
      if (script.isConnected && getConsent().get().state[categoryOf(script)] === true)
        try {
          await runScript(script, copyOf(script))
        } catch (error) {
          // The browser refuses the script, for example an attribute with a stray quotation mark as its name.
          reportError(error)
        }
  })
}
