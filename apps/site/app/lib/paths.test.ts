import { expect, it } from 'vitest'
import { defaultLanguage, languageCodes } from './languages'
import { languageOfPath, localizePath, stripLanguage } from './paths'

it('reads the language of a path with a prefix', () => {
  expect(languageOfPath('/it/rooms')).toBe('it')
  expect(languageOfPath('/de')).toBe('de')
  expect(languageOfPath('/rooms')).toBeUndefined()
  expect(languageOfPath('/en/rooms')).toBeUndefined()
  expect(languageOfPath('/italy')).toBeUndefined()
})

it('strips the language and a slash at the end', () => {
  expect(stripLanguage('/it/rooms/')).toBe('/rooms')
  expect(stripLanguage('/de/')).toBe('/')
  expect(stripLanguage('/')).toBe('/')
  expect(stripLanguage('/rooms')).toBe('/rooms')
})

it('writes the path of a page in each language and reads it back', () => {
  for (const page of ['/', '/rooms', '/vicenza/hills']) {
    for (const language of languageCodes) {
      const path = localizePath(language, page)
      expect(stripLanguage(path)).toBe(page)
      expect(languageOfPath(path) ?? defaultLanguage).toBe(language)
    }
  }
})
