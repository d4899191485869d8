import { afterEach, expect, it, vi } from 'vitest'
import { storeLanguage } from './stored-language'

afterEach(() => vi.unstubAllGlobals())

it('stores the language under the key that the boot script reads', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  expect(storeLanguage('it')).toBe(true)
  expect(setItem).toHaveBeenCalledWith('lng', 'it')
})

it('says so if the browser refuses to store', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(storeLanguage('it')).toBe(false)
})
