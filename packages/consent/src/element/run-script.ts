/**
 * Puts a script in the place of a node, where the browser runs it. The promise is resolved when the script has run or has
 * failed. It is resolved at once if the browser does not let the next script wait (`async`), or if it neither loads the
 * script nor tells so: an inline script, data, a script for browsers without modules.
 */
export async function runScript(place: ChildNode, script: HTMLScriptElement) {
  const isLoaded =
    script.matches('[src]:not([async], [nomodule], [for])') &&
    /^$|^module$|javascript|ecmascript/i.test(script.type)
  const ended = new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve)
  })
  place.replaceWith(script)
  if (isLoaded) await ended
}
