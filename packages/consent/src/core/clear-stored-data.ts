import { CONSENT_DATE_STORAGE_KEY, CONSENT_STATE_STORAGE_KEY, tryOrUndefined } from './storage'

/** The storage keys and cookie names that are not deleted. */
const KEPT_KEYS: readonly string[] = [CONSENT_STATE_STORAGE_KEY, CONSENT_DATE_STORAGE_KEY]

/**
 * The hosts of Google Fonts. When the visitor rejects all categories, `<link>` elements to these hosts are removed by
 * default.
 */
export const DEFAULT_FONT_HOSTS: readonly string[] = ['fonts.googleapis.com', 'fonts.gstatic.com']

/**
 * Deletes the cookies that scripts can read, entries of `localStorage` and `sessionStorage`, and `<link>` elements to font
 * hosts.
 *
 * A script cannot read the domain and the path of a cookie. Each name is therefore deleted on this host and every parent
 * domain, with every beginning of the path of the page, among the partitioned cookies and among the others, until none
 * is left: each attempt blocks the page, and the first ones reach most cookies. `HttpOnly` cookies and cookies of other
 * paths remain.
 */
export function clearStoredData(window: Window, fontHosts: readonly string[]) {
  const { document, location } = window
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)]
  let path = ''
  tryOrUndefined(() => {
    for (const character of location.pathname) {
      path += character
      for (const domain of domains)
        for (const partition of ['', ';secure', ';secure;partitioned']) {
          const names = document.cookie
            .split('; ')
            .map((pair) => pair.split('=')[0] as string)
            .filter((name) => name && !KEPT_KEYS.includes(name))
          if (!names[0]) return
          // The empty name is that of cookies without a name, whose text in `document.cookie` is the value alone. The
          // value `0` is needed because browsers ignore a cookie that has neither a name nor a value.
          for (const name of ['', ...names])
            document.cookie = `${name}=0;max-age=0;path=${path}${domain}${partition}`
        }
    }
  })
  for (const name of ['localStorage', 'sessionStorage'] as const)
    tryOrUndefined(() => {
      const storage = window[name]
      // `Object.keys` lacks a key that is the name of a property of `Storage`, such as `length`.
      for (const key of Array.from(storage, (_, index) => storage.key(index) as string))
        if (!KEPT_KEYS.includes(key)) storage.removeItem(key)
    })
  // The `href` property is an absolute URL, so the third part between slashes is the host. An SVG `<link>` has no `href`.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (fontHosts.includes(link.href?.split('/')[2] as string)) link.remove()
}
