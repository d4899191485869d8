import { attempt } from './storage'

/** Hosts whose stylesheets and hints go when the guest allows nothing. */
export const FONT_HOSTS: readonly string[] = ['fonts.googleapis.com', 'fonts.gstatic.com']

/** Removes what earlier consent has left behind: cookies, both storages, font links. */
export function clear(window: Window, keep: readonly string[], fontHosts: readonly string[]) {
  clearCookies(window)
  for (const area of ['localStorage', 'sessionStorage'] as const)
    attempt(() => {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (!keep.includes(key)) storage.removeItem(key)
    })
  // `href` reads as an absolute address: its third piece is the host.
  for (const link of window.document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (fontHosts.includes(link.href.split('/')[2] ?? '')) link.remove()
}

/**
 * A script sees the names of cookies, not where they live: so each is deleted on this host and every parent
 * domain, and on every path that leads here. (`HttpOnly` cookies and those of other paths are out of reach.)
 */
function clearCookies({ document, location }: Window) {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)]
  const steps = location.pathname.split('/')
  const paths = steps.flatMap((_, index) => {
    const path = steps.slice(0, index + 1).join('/')
    return [path, `${path}/`]
  })
  const secure = location.protocol === 'https:' ? ';secure' : ''
  attempt(() => {
    for (const pair of document.cookie.split('; ')) {
      const name = pair.slice(0, Math.max(0, pair.indexOf('=')))
      for (const domain of domains)
        for (const path of paths) document.cookie = `${name}=;max-age=0;path=${path}${domain}${secure}`
    }
  })
}
