import { expect, it } from 'vitest'
import { startApplicationLater } from './start-application-later'

const page = (scripts: string) => `<html><head></head><body><div id="root"></div>${scripts}</body></html>`

it('moves the scripts of React Router behind the first view', () => {
  const html = startApplicationLater(
    page(
      '<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js"</script>',
    ),
    ['/locales/en/common.json'],
  )
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script type="text/plain" id="app">import "/assets/a.js"</script>')
  expect(html).toMatch(/\(\["\/assets\/a\.js"\],\["\/locales\/en\/common\.json"\]\)<\/script><\/body>/)
})

it.each([
  '<script type="module" async="">import "/assets/a.js"</script>',
  '<link rel="modulepreload" href="/assets/a.js"/><script type="module">import "/assets/a.js"</script>',
  '<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/a.js"></script>',
])('fails the build if React Router writes %s', (scripts) => {
  expect(() => startApplicationLater(page(scripts), [])).toThrow('in another way')
})
