import { expect, it } from 'vitest'
import { languageCodes } from './languages'
import { languageOfPath, localizePath, readPath, setLanguageParameter, stripLanguagePrefix } from './paths'

it('reads the language of a path, also the default language', () => {
  const read = (path: string) => readPath(path, languageCodes).prefix
  expect(read('/it/rooms')).toBe('it')
  expect(read('/de')).toBe('de')
  expect(read('/en/rooms')).toBe('en')
  expect(read('/rooms')).toBeUndefined()
  expect(read('/italy')).toBeUndefined()
  expect(languageOfPath('/rooms')).toBe('en')
})

it.each(['/de', '/de/', '//de//', '/DE', '/de/index.html', '/de.html'])('reads %s as one address', (path) => {
  const { page, address } = readPath(path, languageCodes)
  expect([page, address]).toEqual(['/', '/de'])
})

it.each([
  '/rooms',
  '/rooms/',
  '/en/rooms',
  '/Rooms/index.html',
  '/rooms.html',
  '/r%6Foms',
  '/%65n/rooms%2ehtml',
])('reads %s as one address', (path) => {
  const { page, address } = readPath(path, languageCodes)
  expect([page, address]).toEqual(['/rooms', '/rooms'])
})

it('strips the language', () => {
  expect(stripLanguagePrefix('/it/rooms')).toBe('/rooms')
  expect(stripLanguagePrefix('/de')).toBe('/')
  expect(stripLanguagePrefix('/')).toBe('/')
  expect(stripLanguagePrefix('/rooms')).toBe('/rooms')
})

it.each([
  ['', 'en', '?lng=en'],
  ['?utm_source=mail&q=%%', 'en', '?utm_source=mail&q=%%&lng=en'],
  ['?lng=de&q=1', 'en', '?q=1&lng=en'],
  ['?lng=en', undefined, ''],
  ['?q=1&lng=en&slng=2&lngs=3', undefined, '?q=1&slng=2&lngs=3'],
])('sets the language of the query “%s” to %s', (query, language, expected) => {
  expect(setLanguageParameter(query, language)).toBe(expected)
})

it.each([
  '/it//host.example/login',
  '//host.example/login',
  '/host.example//login///',
  '/de///host.example/login',
])('strips what would make %s the address of another host', (path) =>
  expect(stripLanguagePrefix(path)).toBe('/host.example/login'),
)

it('strips a hundred thousand slashes in linear time', () => {
  expect(stripLanguagePrefix(`${'/'.repeat(100_000)}x`)).toBe('/x')
})

it('writes the path of a page in each language and reads it back', () => {
  for (const page of ['/', '/rooms', '/vicenza/hills']) {
    for (const language of languageCodes) {
      const path = localizePath(language, page)
      expect(stripLanguagePrefix(path)).toBe(page)
      expect(languageOfPath(path)).toBe(language)
    }
  }
})
