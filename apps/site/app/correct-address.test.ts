import { afterEach, expect, it, vi } from 'vitest'
import { correctAddress } from './correct-address'
import { readPath, setLanguageParameter } from './lib/languages/paths'

afterEach(() => vi.unstubAllGlobals())

interface Visit {
  /** Path of the page whose HTML the host sends. */
  page: string
  /** Language of that page. */
  lang?: string
  stored?: string
  browser?: string
  /** Whether the browser forbids storage. */
  isBlocked?: boolean
  /** Path of the document that was requested, if the visitor has gone back since. */
  requested?: string
}

/** Opens an address, and returns where the script leads: a new document, or a corrected address of this one. */
function open(address: string, { page, lang = 'en', browser = 'en-GB', isBlocked, ...visit }: Visit) {
  const { pathname, search, hash } = new URL(address, 'https://hotel.example')
  const root = { lang, dataset: { path: page }, hidden: false }
  let result = 'stays'
  let stored = visit.stored ?? null
  const name = `https://hotel.example${visit.requested ?? address}`
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('navigator', { language: browser })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name }] })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      if (isBlocked) throw new Error('forbidden')
      return stored
    },
    setItem: (_: string, value: string) => {
      if (isBlocked) throw new Error('forbidden')
      stored = value
    },
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, path: string) => {
      result = `becomes ${path}`
    },
  })
  vi.stubGlobal('location', {
    protocol: address.startsWith('/home/') ? 'file:' : 'https:',
    pathname: address.startsWith('//') ? address : pathname,
    search,
    hash,
    replace: (path: string) => {
      result = `${root.hidden ? 'hidden, ' : ''}leads to ${path}`
    },
    reload: () => {
      result = `${root.hidden ? 'hidden, ' : ''}opens ${pathname}`
    },
  })
  correctAddress(readPath, setLanguageParameter, ['en', 'it', 'de'])
  return stored && stored !== visit.stored ? `${result}, stores ${stored}` : result
}

it.each([
  ['a visitor of its language', '/rooms', { page: '/rooms/' }, 'stays'],
  ['a guest who saved the page', '/home/anna/Getting%20here.html', { page: '/getting-here/' }, 'stays'],
  ['a robot', '/rooms', { page: '/rooms/', browser: 'en-US' }, 'stays'],
  ['a visitor of a language that the site lacks', '/rooms', { page: '/rooms/', browser: 'fr' }, 'stays'],
  ['a German', '/rooms?a=1#b', { page: '/rooms/', browser: 'de-AT' }, 'hidden, leads to /de/rooms?a=1#b'],
  ['a German who chose English', '/', { page: '/', browser: 'de', stored: 'en' }, 'stays'],
  ['a guest who chose Italian', '/', { page: '/', stored: 'it' }, 'hidden, leads to /it'],
  ['a German on an Italian address', '/it', { page: '/it/', lang: 'it', browser: 'de' }, 'stays'],
  ['an address with a slash', '/rooms/?q=%%#b', { page: '/rooms/' }, 'becomes /rooms?q=%%#b'],
  [
    'an address with an encoded hyphen',
    '/getting%2Dhere',
    { page: '/getting-here/' },
    'becomes /getting-here',
  ],
  ['an address with other encoded signs', '/a%2fb%25%zz', { page: '/404/' }, 'stays'],
  ['a home page with a slash', '/it/', { page: '/it/', lang: 'it' }, 'becomes /it'],
  ['the default language as prefix', '/en/rooms', { page: '/404/' }, 'hidden, leads to /rooms, stores en'],
  ['the default language alone', '/en/', { page: '/404/' }, 'hidden, leads to /, stores en'],
  [
    'a German who asks for English',
    '/rooms?q=1&lng=en#b',
    { page: '/rooms/', browser: 'de', stored: 'de' },
    'becomes /rooms?q=1#b, stores en',
  ],
  [
    'a German who asks for English, without storage',
    '/rooms?lng=en',
    { page: '/rooms/', browser: 'de', isBlocked: true },
    'stays',
  ],
  [
    'a German with the default language as prefix, without storage',
    '/en/rooms?q=1',
    { page: '/404/', browser: 'de', isBlocked: true },
    'hidden, leads to /rooms?q=1&lng=en',
  ],
  ['English asked for on a German address', '/de?lng=en', { page: '/de/', lang: 'de' }, 'becomes /de'],
  ['an unknown parameter', '/rooms?lng=fr', { page: '/rooms/' }, 'stays'],
  [
    'a visitor who has gone back while the page loaded again',
    '/rooms#list',
    { page: '/company/', requested: '/company' },
    'hidden, opens /rooms',
  ],
  [
    'an address that the host changes, with the HTML of another page',
    '/x/',
    { page: '/', requested: '/x' },
    'hidden, leads to /404.html',
  ],
  ['the file of a page', '/rooms/index.html?a=1', { page: '/rooms/' }, 'becomes /rooms?a=1'],
  ['the file of the home page', '/index.html', { page: '/' }, 'becomes /'],
  ['capital letters', '/Rooms', { page: '/404/' }, 'hidden, leads to /rooms'],
  ['capital letters on a host that ignores them', '/Rooms', { page: '/rooms/' }, 'becomes /rooms'],
  ['the name of a file', '/rooms.html', { page: '/404/' }, 'hidden, leads to /rooms'],
  ['repeated slashes', '//rooms', { page: '/rooms/' }, 'becomes /rooms'],
  ['the name of another host', '//host.example', { page: '/404/' }, 'hidden, leads to /host.example'],
  ['an unknown address', '/it/camere', { page: '/it/404/', lang: 'it' }, 'stays'],
  [
    'an unknown address on a host with one such page',
    '/it/x',
    { page: '/404/' },
    'hidden, leads to /it/404.html',
  ],
  [
    'an unknown address on a host that sends the home page',
    '/x',
    { page: '/' },
    'hidden, leads to /404.html',
  ],
  ['the file of the page “not found”', '/404.html', { page: '/404/' }, 'becomes /404'],
])('for %s', (_, address, visit, expected) => {
  expect(open(address, visit)).toBe(expected)
})
