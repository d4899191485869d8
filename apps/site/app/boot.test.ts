import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { compileBootScript } from '../scripts/inline-scripts'

const script = await compileBootScript()

/** Runs the boot script as if it were in the head of an English page. */
function boot(pathname: string, stored: string | null | Error, browser: string) {
  const root = { lang: 'en', dataset: {} as Record<string, string> }
  const getItem = () => {
    if (stored instanceof Error) throw stored
    return stored
  }
  runInNewContext(script, {
    document: { documentElement: root },
    location: { pathname },
    localStorage: { getItem },
    navigator: { language: browser },
  })
  return { language: root.lang, painted: root.dataset.language !== 'pending' }
}

it.each([
  ['the stored language before the browser’s', '/', 'it', 'de-DE', 'it'],
  ['the browser’s language if none is stored', '/', null, 'de-DE', 'de'],
  ['the browser’s language if the stored one is not supported', '/', 'fr', 'it', 'it'],
  ['English if neither is supported', '/', null, 'fr-FR', 'en'],
  ['English if the browser reports none', '/', null, '', 'en'],
  ['the language of the path before all others', '/de/rooms', 'it', 'en-GB', 'de'],
  ['no language from a path that only begins with its letters', '/italy', null, 'en', 'en'],
])('uses %s', (_, pathname, stored, browser, language) => {
  expect(boot(pathname, stored, browser).language).toBe(language)
})

it('works when storage is forbidden', () => {
  expect(boot('/', new Error('forbidden'), 'it-IT').language).toBe('it')
})

it('hides only a page in another language', () => {
  expect(boot('/', 'it', 'en').painted).toBe(false)
  expect(boot('/', 'en', 'it').painted).toBe(true)
})
