import { textPath } from '../lib/languages/paths'
import { handleEarlyPresses, isPlainClick, openDocument, startAfterFirstView } from './inline-scripts'

/**
 * Changes the HTML of a page so that the scripts of React Router start after the first view, and so that the page finds
 * out if one of them does not load or does not start.
 *
 * @param languages languages of the translation files that the page uses
 * @param texts names of these files
 * @throws if the HTML is not as this version of React Router writes it: the scripts would start at once
 */
export function startApplicationLater(html: string, languages: string[], texts: string[]) {
  const scripts: string[] = []
  /** Restores the scroll position. It throws where the browser forbids storage. */
  let scroll = ''
  /** What the application reads when it starts. */
  let data = ''
  const late = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href) => {
      scripts.push(href)
      return ''
    })
    // React expects the elements. Each text would need a hash in the policy of the page.
    .replace(/<script>(.*?)<\/script>/gs, (_, script: string) => {
      if (script.startsWith('((storageKey')) scroll = script
      else data += `${script}\n`
      return '<script></script>'
    })
    .replace(/<script type="module" async="">(.*?)<\/script>/s, (_, script: string) => {
      const start = script
        .replace(/^import \* as (\w+) from ("[^"]+")/gm, 'const $1 = await import($2)')
        .replace(/^import ("[^"]+")/gm, 'await import($1)')
        .replace(/^import\(/gm, 'await import(')
      return `<script type="text/plain" id="app">try {
${data}${start}
} catch (error) {
  reportError(error)
  document.documentElement.dataset.scripting = "failed"
  dispatchEvent(new Event("part"))
}</script>`
    })
  if (!data || !late.includes('= await import("') || late.includes('type="module"'))
    throw new Error('site: React Router writes its scripts in another way; see first-view/README.md')
  const list = [scripts, languages, texts].map((names) => JSON.stringify(names))
  const start = `try { ${scroll} } catch {}(${handleEarlyPresses})(${openDocument},${isPlainClick});(${startAfterFirstView})(${textPath},${list})`
  return late.replace('</body>', () => `<script>${start}</script></body>`)
}
