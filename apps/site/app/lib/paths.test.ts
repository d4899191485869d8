import { expect, it } from 'vitest'
import { defaultLanguage, languageCodes } from './languages'
import { languageOfPath, localizePath, stripLanguagePrefix } from './paths'

it('reads the language of a path with a prefix', () => {
  expect(languageOfPath('/it/rooms')).toBe('it')
  expect(languageOfPath('/de')).toBe('de')
  expect(languageOfPath('/rooms')).toBeUndefined()
  expect(languageOfPath('/en/rooms')).toBeUndefined()
  expect(languageOfPath('/italy')).toBeUndefined()
})

it('strips the language and a slash at the end', () => {
  expect(stripLanguagePrefix('/it/rooms/')).toBe('/rooms')
  expect(stripLanguagePrefix('/de/')).toBe('/')
  expect(stripLanguagePrefix('/')).toBe('/')
  expect(stripLanguagePrefix('/rooms')).toBe('/rooms')
})

it('writes the path of a page in each language and reads it back', () => {
  for (const page of ['/', '/rooms', '/vicenza/hills']) {
    for (const language of languageCodes) {
      const path = localizePath(language, page)
      expect(stripLanguagePrefix(path)).toBe(page)
      expect(languageOfPath(path) ?? defaultLanguage).toBe(language)
    }
  }
})
