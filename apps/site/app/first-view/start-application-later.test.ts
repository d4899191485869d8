import { expect, it } from 'vitest'
import { startApplicationLater } from './start-application-later'

const page = (scripts: string) => `<html><head></head><body><div id="root"></div>${scripts}</body></html>`

it('moves the scripts of React Router behind the first view, and finds out if one of them does not start', () => {
  const html = startApplicationLater(
    page(
      '<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js";\nimport * as route0 from "/assets/b.js";\nwindow.modules = {"root":route0};\nimport("/assets/entry.js");</script>',
    ),
    ['/locales/en/common.json'],
  )
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(`<script type="text/plain" id="app">try {
await import("/assets/a.js");
const route0 = await import("/assets/b.js");
window.modules = {"root":route0};
await import("/assets/entry.js");
} catch (error) {`)
  expect(html).toMatch(/\(\["\/assets\/a\.js"\],\["\/locales\/en\/common\.json"\]\)<\/script><\/body>/)
})

it.each([
  '<script type="module" async="">import "/assets/a.js"</script>',
  '<link rel="modulepreload" href="/assets/a.js"/><script type="module">import "/assets/a.js"</script>',
  '<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/a.js"></script>',
])('fails the build if React Router writes %s', (scripts) => {
  expect(() => startApplicationLater(page(scripts), [])).toThrow('in another way')
})
