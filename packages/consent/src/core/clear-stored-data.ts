import { CONSENT_DATE_STORAGE_KEY, CONSENT_STATE_STORAGE_KEY, tryOrUndefined } from './storage'

/** The storage keys and cookie names that are not deleted. */
const KEPT_KEYS: readonly string[] = [CONSENT_STATE_STORAGE_KEY, CONSENT_DATE_STORAGE_KEY]

/**
 * The hosts of Google Fonts. When the visitor rejects all categories, `<link>` elements to these hosts are removed by
 * default.
 */
export const DEFAULT_FONT_HOSTS: readonly string[] = ['fonts.googleapis.com', 'fonts.gstatic.com']

/** Deletes cookies, entries of `localStorage` and `sessionStorage`, and `<link>` elements to font hosts. */
export function clearStoredData(window: Window, fontHosts: readonly string[]) {
  deleteCookies(window)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    tryOrUndefined(() => {
      const storage = window[name]
      // `Object.keys` lacks a key that is the name of a property of `Storage`, such as `length`.
      for (const key of Array.from(storage, (_, index) => storage.key(index) as string))
        if (!KEPT_KEYS.includes(key)) storage.removeItem(key)
    })
  // The `href` property is an absolute URL, so the third part between slashes is the host. An SVG `<link>` has no `href`.
  for (const link of window.document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (fontHosts.includes(link.href?.split('/')[2] as string)) link.remove()
}

/**
 * Deletes the cookies that scripts can read. A script cannot read the domain and the path of a cookie. Each name is
 * therefore deleted on this host and every parent domain, with the path of the page and every parent path, among the
 * partitioned cookies and among the others. `HttpOnly` cookies and cookies of other paths remain.
 */
function deleteCookies({ document, location }: Window) {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)]
  const segments = location.pathname.split('/')
  const paths = segments.flatMap((_, index) => {
    const path = segments.slice(0, index + 1).join('/')
    return [path, `${path}/`]
  })
  tryOrUndefined(() => {
    // Firefox logs an error for each cookie that it does not accept, such as one without a name.
    if (!document.cookie) return
    // The empty name is that of cookies without a name, whose text in `document.cookie` is the value alone. The value
    // `0` is needed because browsers ignore a cookie that has neither a name nor a value.
    for (const name of ['', ...document.cookie.split('; ').map((pair) => pair.split('=')[0] as string)])
      for (const domain of domains)
        for (const path of paths)
          for (const partition of ['', ';secure', ';secure;partitioned'])
            if (!KEPT_KEYS.includes(name))
              document.cookie = `${name}=0;max-age=0;path=${path}${domain}${partition}`
  })
}
