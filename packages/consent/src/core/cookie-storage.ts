import type { ConsentStorage } from './storage'

/**
 * Stores the decision in cookies that all hosts of a domain share, such as `www.` and `book.`, instead of in
 * `localStorage`, which belongs to one host: `createConsentStore({ storage: cookieStorage({ domain: 'hotel.example' }) })`.
 */
export function cookieStorage({ domain }: { domain: string }): ConsentStorage {
  const write = (key: string, value: string, seconds: number, scope = `;domain=${domain}`) => {
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = `${key}=${encodeURIComponent(value)}${scope};path=/;max-age=${seconds};samesite=lax${secure}`
  }
  // Also on this host and its other parent domains: a decision from a time when the site gave another domain would
  // otherwise be read first, because it is older.
  const removeItem = (key: string) => {
    const labels = location.hostname.split('.')
    const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)
    for (const scope of ['', ...domains]) write(key, '', 0, scope)
  }
  return {
    getItem(key) {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`))
      return pair ? decodeURIComponent(pair.slice(key.length + 1)) : null
    },
    setItem(key, value) {
      removeItem(key)
      write(key, value, 31536000)
    },
    removeItem,
  }
}
