import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bootScript } from '../scripts/boot-script'

const script = await bootScript()

/** Runs the script as the head of an English page would; gives the language it decides on. */
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
  ['the browser’s language where none is stored', '/', null, 'de-DE', 'de'],
  ['the browser’s language where the stored value is none of ours', '/', 'fr', 'it', 'it'],
  ['English where neither is ours', '/', null, 'fr-FR', 'en'],
  ['English where the browser does not tell', '/', null, '', 'en'],
  ['the address before all', '/de/rooms', 'it', 'en-GB', 'de'],
  ['no language for a page whose name only begins like one', '/italy', null, 'en', 'en'],
])('takes %s', (_, pathname, stored, browser, language) => {
  expect(boot(pathname, stored, browser).language).toBe(language)
})

it('goes on where storage is forbidden', () => {
  expect(boot('/', new Error('forbidden'), 'it-IT').language).toBe('it')
})

it('holds the paint only of a page in another language', () => {
  expect(boot('/', 'it', 'en').painted).toBe(false)
  expect(boot('/', 'en', 'it').painted).toBe(true)
})
