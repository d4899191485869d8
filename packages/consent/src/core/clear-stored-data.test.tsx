import { afterEach, expect, it, vi } from 'vitest'
import { createConsentStore } from './index'

afterEach(() => {
  for (const link of document.querySelectorAll('link[data-test]')) link.remove()
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove()
})

const addLink = (attributes: Record<string, string>) => {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries({ 'data-test': '', ...attributes }))
    link.setAttribute(name, value)
  document.head.append(link)
  return link
}

it('deletes every cookie that the page can read, on any path', () => {
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1)
  // biome-ignore-start lint/suspicious/noDocumentCookie: trackers set cookies this way
  document.cookie = '_ga=1;path=/;max-age=3600'
  document.cookie = `_here=1;path=${location.pathname};max-age=3600`
  document.cookie = `_folder=1;path=${folder};max-age=3600`
  // biome-ignore-end lint/suspicious/noDocumentCookie: trackers set cookies this way
  for (const name of ['_ga', '_here', '_folder']) expect(document.cookie).toContain(`${name}=1`)
  createConsentStore().rejectAll()
  expect(document.cookie).toBe('')
})

it.each([
  ['a cookie without a name', 'tracker'],
  ['a partitioned cookie', '_p=1;secure;partitioned'],
  ['a cookie that only its host and the whole site can have', '__Host-p=1;secure;partitioned'],
])('deletes %s', (_, cookie) => {
  // biome-ignore lint/suspicious/noDocumentCookie: trackers set cookies this way
  document.cookie = `${cookie};path=/;max-age=3600`
  expect(document.cookie).not.toBe('')
  createConsentStore().rejectAll()
  expect(document.cookie).toBe('')
})

it('stops when no cookie is left, so that the press is answered soon', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: trackers set cookies this way
  for (let index = 0; index < 20; index++) document.cookie = `_${index}=1;path=/;max-age=3600`
  const set = vi.spyOn(document, 'cookie', 'set')
  createConsentStore().rejectAll()
  expect(document.cookie).toBe('')
  expect(set.mock.calls.length).toBeLessThan(200)
  set.mockRestore()
})

it('sets no cookie where there is none to delete', () => {
  expect(document.cookie).toBe('')
  const set = vi.spyOn(document, 'cookie', 'set')
  createConsentStore().rejectAll()
  expect(set).not.toHaveBeenCalled()
  set.mockRestore()
})

it('deletes no cookie while a category is allowed', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: trackers set cookies this way
  document.cookie = '_ga=1;path=/;max-age=3600'
  createConsentStore().update({ preferences: true, analytics: false, marketing: false })
  expect(document.cookie).toContain('_ga=1')
  createConsentStore().rejectAll()
})

it('removes only the links of font providers', () => {
  const fonts = [
    addLink({ rel: 'x-font', href: 'https://fonts.googleapis.com/css2?family=Inter' }),
    addLink({ rel: 'x-font', href: '//fonts.gstatic.com' }),
  ]
  const own = addLink({ rel: 'x-font', href: '/fonts.css?from=https://fonts.googleapis.com/' })
  createConsentStore().rejectAll()
  expect(fonts.map((link) => link.isConnected)).toEqual([false, false])
  expect(own.isConnected).toBe(true)
})

it('removes the links of the given font providers', () => {
  const fonts = addLink({ rel: 'x-font', href: 'https://use.typekit.net/abc.css' })
  createConsentStore({ fontHosts: ['use.typekit.net'] }).rejectAll()
  expect(fonts.isConnected).toBe(false)
})

it('clears localStorage and sessionStorage, except the decision', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['lng', 'length', 'key', '__proto__', '']) storage.setItem(key, '1')
  createConsentStore().rejectAll()
  expect(localStorage).toHaveLength(2)
  expect(Object.keys(localStorage).sort()).toEqual(['cookieConsentDate', 'cookieConsentState'])
  expect(sessionStorage).toHaveLength(0)
})

it('loads the tag manager once, after analytics or marketing is allowed', () => {
  const tags = () => document.querySelectorAll('script[src*="googletagmanager"]')
  const consent = createConsentStore({ tagManagerId: 'GTM-TEST' })
  consent.connect()()
  consent.update({ preferences: true })
  expect(tags()).toHaveLength(0)
  consent.update({ analytics: true })
  expect(tags()).toHaveLength(1)
  consent.update({ marketing: true })
  expect(tags()).toHaveLength(1)
  expect(tags()[0]?.getAttribute('src')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST')
})

it('loads the tag manager once when a router replaces the head', () => {
  const consent = createConsentStore({ tagManagerId: 'GTM-ROUTER' })
  consent.acceptAll()
  document.querySelector('script[src*="GTM-ROUTER"]')?.remove()
  consent.connect()()
  createConsentStore({ tagManagerId: 'GTM-ROUTER' }).connect()()
  consent.update({ preferences: false })
  expect(document.querySelector('script[src*="GTM-ROUTER"]')).toBeNull()
})

it('loads no tag manager without an id', () => {
  createConsentStore().acceptAll()
  expect(document.querySelector('script[src*="googletagmanager"]')).toBeNull()
})
