import { expect, it } from 'vitest'
import { defaultLanguage, languageCodes } from './languages'
import { languageOfPrefix, localizePath, stripLanguagePrefix } from './paths'

it('reads the language of a path with a prefix', () => {
  expect(languageOfPrefix('/it/rooms')).toBe('it')
  expect(languageOfPrefix('/de')).toBe('de')
  expect(languageOfPrefix('/rooms')).toBeUndefined()
  expect(languageOfPrefix('/en/rooms')).toBeUndefined()
  expect(languageOfPrefix('/italy')).toBeUndefined()
})

it('strips the language and a slash at the end', () => {
  expect(stripLanguagePrefix('/it/rooms/')).toBe('/rooms')
  expect(stripLanguagePrefix('/de/')).toBe('/')
  expect(stripLanguagePrefix('/')).toBe('/')
  expect(stripLanguagePrefix('/rooms')).toBe('/rooms')
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
      expect(languageOfPrefix(path) ?? defaultLanguage).toBe(language)
    }
  }
})
