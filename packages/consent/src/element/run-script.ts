import { stopScript } from '../components/consent-script/stop-script'

/** The scripts that the browser is loading, each with the node whose place it has. */
const loading = new Map<HTMLScriptElement, ChildNode>()

/**
 * Puts a script in the place of a node, where the browser runs it. The promise is resolved when the script has run, has
 * failed or is stopped. It is resolved at once if the browser does not let the next script wait (`async`), or if it
 * neither loads the script nor tells so: an inline script, data, a script for browsers without modules.
 *
 * @throws if an inline script would replace the whole page: `document.write` adds to a page only while it is parsed
 */
export async function runScript(place: ChildNode, script: HTMLScriptElement) {
  // A browser ignores the call in a script that it loads, and in a module.
  if (!script.matches('[src], [type="module"]') && /\bdocument\s*\.\s*write/.test(script.text))
    throw new Error(
      'consent: a script with document.write does not run after consent, because it would replace the page. ' +
        'Insert its content with an <iframe>, or with a script that uses append().',
    )
  const isLoaded =
    script.matches('[src]:not([nomodule], [for])') && /^$|^module$|javascript|ecmascript/i.test(script.type)
  const ended = new Promise((resolve) => {
    for (const type of ['load', 'error', 'abort']) script.addEventListener(type, resolve)
  }).then(() => loading.delete(script))
  place.replaceWith(script)
  if (!isLoaded) return
  loading.set(script, place)
  if (!script.hasAttribute('async')) await ended
}

/** Stops scripts that are loading, so that they do not run, and puts back the nodes whose places they have. */
export function stopScripts(isStopped: (script: HTMLScriptElement, place: ChildNode) => boolean) {
  for (const [script, place] of loading) {
    if (!isStopped(script, place)) continue
    loading.delete(script)
    script.replaceWith(place)
    stopScript(script)
    script.dispatchEvent(new Event('abort'))
  }
}
