import type { ConsentStorage } from './storage'

/**
 * Stores the decision in cookies that all hosts of a domain share, such as `www.` and `book.`, instead of in
 * `localStorage`, which belongs to one host: `createConsentStore({ storage: cookieStorage({ domain: 'hotel.example' }) })`.
 */
export function cookieStorage({ domain }: { domain: string }): ConsentStorage {
  const write = (key: string, value: string, seconds: number) => {
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = `${key}=${encodeURIComponent(value)};domain=${domain};path=/;max-age=${seconds};samesite=lax${secure}`
  }
  return {
    getItem(key) {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`))
      return pair ? decodeURIComponent(pair.slice(key.length + 1)) : null
    },
    setItem: (key, value) => write(key, value, 31536000),
    removeItem: (key) => write(key, '', 0),
  }
}
