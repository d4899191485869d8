import { afterEach, expect, it, vi } from 'vitest'
import { languageOfPath, localizePath, rememberLanguage, stripLanguage } from './language'

afterEach(() => vi.unstubAllGlobals())

it('reads the language that an address fixes', () => {
  expect(languageOfPath('/it/rooms')).toBe('it')
  expect(languageOfPath('/de')).toBe('de')
  expect(languageOfPath('/rooms')).toBeUndefined()
  expect(languageOfPath('/en/rooms')).toBeUndefined()
  expect(languageOfPath('/italy')).toBeUndefined()
})

it('finds the plain address of a page, with or without a slash at the end', () => {
  expect(stripLanguage('/it/rooms/')).toBe('/rooms')
  expect(stripLanguage('/de/')).toBe('/')
  expect(stripLanguage('/')).toBe('/')
  expect(stripLanguage('/rooms')).toBe('/rooms')
})

it('finds a page in another language and back', () => {
  for (const path of ['/', '/rooms', '/vicenza/hills']) {
    for (const language of ['en', 'it', 'de'] as const) {
      const address = localizePath(language, path)
      expect(stripLanguage(address)).toBe(path)
      expect(languageOfPath(address) ?? 'en').toBe(language)
    }
  }
})

it('leaves a browser that refuses to store in peace', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => rememberLanguage('it')).not.toThrow()
})
