import type { ConsentCategory, ConsentStore } from '../core'
import { categoryError } from './category-error'

const SELECTOR = 'script[type="text/plain"][data-consent]'

/**
 * Replaces a waiting script by one that runs. The promise is resolved when the script has run or has failed, or at once
 * if the script is `async`.
 */
async function run(waiting: HTMLScriptElement) {
  const { src } = waiting.dataset
  const script = document.createElement('script')
  for (const { name, value } of waiting.attributes)
    if (!['type', 'data-consent', 'data-src'].includes(name)) script.setAttribute(name, value)
  // Browsers hide the attribute `nonce`, and keep its value in the property.
  script.nonce = waiting.nonce
  script.text = waiting.text
  const ended = new Promise((resolve) => {
    script.onload = script.onerror = resolve
  })
  if (src) script.src = src
  waiting.replaceWith(script)
  if (src && !waiting.hasAttribute('async')) await ended
}

/**
 * Runs the scripts that wait for a category, `<script type="text/plain" data-consent="analytics" data-src="…">`, once
 * the category is allowed: each script once, in the order of the page.
 */
export function connectWaitingScripts(consent: ConsentStore) {
  // A category that is the name of an inherited property, such as `constructor`, is not `true`.
  const isAllowed = ({ dataset }: HTMLScriptElement) =>
    consent.get().state[dataset.consent as ConsentCategory] === true
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>(SELECTOR))
    if (!Object.hasOwn(consent.none, `${dataset.consent}`))
      reportError(categoryError(`<script data-consent="${dataset.consent}">`, consent))
  let queue = Promise.resolve()
  const runAllowed = () => {
    queue = queue.then(async () => {
      for (const script of document.querySelectorAll<HTMLScriptElement>(SELECTOR))
        if (isAllowed(script)) await run(script)
    })
  }
  consent.subscribe(runAllowed)
  runAllowed()
}
