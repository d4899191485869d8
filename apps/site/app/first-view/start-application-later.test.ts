import { expect, it } from 'vitest'
import { startApplicationLater } from './start-application-later'

const page = (scripts: string) => `<html><head></head><body><div id="root"></div>${scripts}</body></html>`

const module =
  '<script type="module" async="">import "/assets/a.js";\nimport * as route0 from "/assets/b.js";\nwindow.modules = {"root":route0};\nimport("/assets/entry.js");</script>'
const data = '<script>context = {}</script><script>enqueue()</script><script>close()</script>'
const scroll = '<script>((storageKey, restoreKey) => {})("scroll", null)</script>'
const preloads =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/vendor.js"/>'

it('moves the scripts of React Router behind the first view, and finds out if one of them does not start', () => {
  const html = startApplicationLater(page(preloads + scroll + module + data), ['en'], ['common'])
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(`<script type="text/plain" id="app">try {
context = {}
enqueue()
close()
await import("/assets/a.js");
const route0 = await import("/assets/b.js");
window.modules = {"root":route0};
await import("/assets/entry.js");
} catch (error) {`)
  expect(html).toContain('<script>try { ((storageKey, restoreKey) => {})("scroll", null) } catch {}')
  expect(html).toMatch(
    /,\["\/assets\/a\.js","\/assets\/vendor\.js"\],\["en"\],\["common"\]\)<\/script><\/body>/,
  )
})

it.each([
  ['no import', scroll + data + module.replaceAll('import ', 'load ')],
  ['a module that starts at once', scroll + data + module.replace(' async=""', '')],
  ['a module of its own', scroll + data + module + module],
  ['no data', scroll + module],
])('fails the build if React Router writes %s', (_, scripts) => {
  expect(() => startApplicationLater(page(scripts), [], [])).toThrow('in another way')
})
