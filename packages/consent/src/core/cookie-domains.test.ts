import { afterEach, expect, it, vi } from 'vitest'
import { createConsentStore } from '.'
import { cookieStorage } from './cookie-storage'

/** The cookies of a browser at www.hotel.example, which it lists from the oldest to the newest. */
function openBrowser() {
  const cookies = new Map<string, string>()
  vi.stubGlobal('location', { hostname: 'www.hotel.example', protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies.values()].join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';')
      const domain = attributes.find((attribute) => attribute.startsWith('domain='))
      const key = `${pair.split('=')[0]} ${domain}`
      if (attributes.includes('max-age=0')) cookies.delete(key)
      else cookies.set(key, pair)
    },
  })
}

const openPage = (domain: string) =>
  createConsentStore({
    storage: cookieStorage({ domain }),
    window: Object.assign(new EventTarget(), {
      document: { documentElement: {} },
      reportError() {},
    }) as never,
  })

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the host', 'the domain', 'www.hotel.example', 'hotel.example'],
  ['the domain', 'the host', 'hotel.example', 'www.hotel.example'],
])('a withdrawal holds after a site that gave %s gives %s', (_, _now, before, now) => {
  openBrowser()
  openPage(before).update({ marketing: true })
  openPage(now).update({ marketing: false, analytics: true })
  expect(openPage(now).get().state).toMatchObject({ marketing: false, analytics: true })
})
