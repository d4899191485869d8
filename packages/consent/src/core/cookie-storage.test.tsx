import { expect, it } from 'vitest'
import { createConsentStore } from '.'
import { cookieStorage } from './cookie-storage'

const storage = cookieStorage({ domain: location.hostname })

it('has no decision at first', () => {
  expect(storage.getItem('cookieConsentState')).toBeNull()
  expect(createConsentStore({ storage }).get().date).toBeUndefined()
})

it('stores the decision in cookies, which the next page reads', () => {
  createConsentStore({ storage }).update({ analytics: true })
  expect(createConsentStore({ storage }).get()).toMatchObject({
    state: { analytics: true, marketing: false },
  })
  expect(localStorage.getItem('cookieConsentState')).toBeNull()
})

it('keeps a decision that allows nothing, while the other cookies are deleted', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an old tracker does
  document.cookie = 'tracker=1;path=/'
  createConsentStore({ storage }).rejectAll()
  // The next page connects its store to the page, which applies the stored decision again.
  const next = createConsentStore({ storage })
  next.connect()()
  expect(next.get().date).toBeDefined()
  expect(document.cookie).not.toContain('tracker')
  const other = createConsentStore({ storage: { getItem: () => null, setItem: () => {} } })
  other.rejectAll()
  expect(createConsentStore({ storage }).get().date).toBeDefined()
})
