import { textPath } from '../lib/languages/paths'
import {
  handleEarlyPresses,
  isPlainClick,
  openDocument,
  startAfterFirstView,
  watchParts,
} from './inline-scripts'

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
  /** Those of the scripts that the application imports first. */
  const files: string[] = []
  /** Restores the scroll position. It throws where the browser forbids storage. */
  let scroll = ''
  /** What the application reads when it starts. */
  const data: string[] = []
  const late = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href) => {
      scripts.push(href)
      return ''
    })
    // React expects the elements. Each text would need a hash in the policy of the page.
    .replace(/<script>(.*?)<\/script>/gs, (_, script: string) => {
      if (script.startsWith('((storageKey')) scroll = script
      else data.push(script)
      return '<script></script>'
    })
    .replace(/<script type="module" async="">(.*?)<\/script>/s, (_, script: string) => {
      const names: string[] = []
      const rest = script
        .replace(/^import (?:\* as (\w+) from )?"([^"]+)";?\n?/gm, (_, name = '', file) => {
          names.push(name)
          files.push(file)
          return ''
        })
        .replace(/^import\(/gm, 'await import(')
      return `<script type="text/plain" id="app">try {
${data.join('\n')}
const [${names}] = await Promise.all(${JSON.stringify(files)}.map((file) => import(file)))
${rest}
} catch (error) {
  reportError(error)
  dispatchEvent(new Event("failed"))
}</script>`
    })
  if (!files.length || !data.length || late.includes('type="module"'))
    throw new Error('site: React Router writes its scripts in another way; see first-view/README.md')
  const preloads = scripts.filter((script) => !files.includes(script))
  const start = `try { ${scroll} } catch {}(${watchParts})();(${handleEarlyPresses})(${openDocument},${isPlainClick});(${startAfterFirstView})(${textPath},${[preloads, languages, texts].map((list) => JSON.stringify(list))})`
  return late.replace('</body>', () => `<script>${start}</script></body>`)
}
