import { repeatEarlyPresses, startAfterFirstView } from './inline-scripts'

/**
 * Changes the HTML of a page so that the scripts of React Router start after the first view.
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
    .replace('<script type="module" async="">', '<script type="text/plain" id="app">')
  if (scripts.length === 0 || !late.includes('id="app"') || late.includes('type="module"'))
    throw new Error('site: React Router writes its scripts in another way; see first-view/README.md')
  const start = `(${repeatEarlyPresses})();(${startAfterFirstView})(${JSON.stringify(scripts)},${JSON.stringify(texts)})`
  return late.replace('</body>', () => `<script>${start}</script></body>`)
}
