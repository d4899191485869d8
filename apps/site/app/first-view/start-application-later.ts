import { handleEarlyPresses, openDocument, startAfterFirstView, watchParts } from './inline-scripts'

/**
 * Changes the HTML of a page so that the scripts of React Router start after the first view, and so that the page finds
 * out if one of them does not load or does not start.
 *
 * @param texts paths of the translation files that the page uses
 * @throws if the HTML is not as this version of React Router writes it: the scripts would start at once
 */
export function startApplicationLater(html: string, texts: string[]) {
  const scripts: string[] = []
  const late = html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href) => {
      scripts.push(href)
      return ''
    })
    // The script that restores the scroll position throws where the browser forbids storage.
    .replace(/<script>(\(\(storageKey, .*?)<\/script>/s, '<script>try { $1 } catch {}</script>')
    .replace(/<script type="module" async="">(.*?)<\/script>/s, (_, script: string) => {
      const guarded = script
        .replace(/^import \* as (\w+) from ("[^"]+")/gm, 'const $1 = await import($2)')
        .replace(/^import ("[^"]+")/gm, 'await import($1)')
        .replace(/^import\(/gm, 'await import(')
      return `<script type="text/plain" id="app">try {
${guarded}
} catch (error) {
  reportError(error)
  dispatchEvent(new Event("failed"))
}</script>`
    })
  if (scripts.length === 0 || !/id="app">[^<]*await import/.test(late) || late.includes('type="module"'))
    throw new Error('site: React Router writes its scripts in another way; see first-view/README.md')
  const start = `(${watchParts})();(${handleEarlyPresses})(${openDocument});(${startAfterFirstView})(${JSON.stringify(scripts)},${JSON.stringify(texts)})`
  return late.replace('</body>', () => `<script>${start}</script></body>`)
}
