import { afterEach, expect, it, vi } from 'vitest'
import { addressIn, languageOfAddress, plainPath, rememberLanguage } from './language'

afterEach(() => vi.unstubAllGlobals())

it('reads the language that an address fixes', () => {
  expect(languageOfAddress('/it/rooms')).toBe('it')
  expect(languageOfAddress('/de')).toBe('de')
  expect(languageOfAddress('/rooms')).toBeUndefined()
  expect(languageOfAddress('/en/rooms')).toBeUndefined()
  expect(languageOfAddress('/italy')).toBeUndefined()
})

it('finds the plain address of a page, with or without a slash at the end', () => {
  expect(plainPath('/it/rooms/')).toBe('/rooms')
  expect(plainPath('/de/')).toBe('/')
  expect(plainPath('/')).toBe('/')
  expect(plainPath('/rooms')).toBe('/rooms')
})

it('finds a page in another language and back', () => {
  for (const path of ['/', '/rooms', '/vicenza/hills']) {
    for (const language of ['en', 'it', 'de'] as const) {
      const address = addressIn(language, path)
      expect(plainPath(address)).toBe(path)
      expect(languageOfAddress(address) ?? 'en').toBe(language)
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
