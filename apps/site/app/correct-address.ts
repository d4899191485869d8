/**
 * Corrects the address of the page before the first paint. The build inserts the text of this function into the head of
 * every page, so it uses nothing from outside of itself.
 *
 * - An address without a language, opened by a visitor with another language (stored, else that of the browser), is
 *   replaced by that language's address. So is `/en/…`, which leads to the English page.
 * - Repeated slashes, `index.html`, `.html` and capital letters are removed, so that no path of the address can name
 *   another host, and no page has two addresses.
 * - If the host answers with the HTML of another page, the page “not found” replaces it.
 *
 * @param codes the languages; the first is the default, whose addresses have no prefix
 */
export function correctAddress(codes: string[]) {
  const root = document.documentElement
  const { pathname, search, hash } = location
  const path =
    pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(\/index)?\.html$/, '') || '/'
  const [, first = ''] = path.split('/')
  const supported = (code: string | null) => codes.find((language) => language === code)
  let stored: string | null = null
  try {
    stored = localStorage.getItem('lng')
  } catch {
    // If the browser forbids storage, there is no stored choice.
  }
  const browser = (navigator.language || '').slice(0, 2).toLowerCase()
  const language = supported(first) ?? supported(stored) ?? supported(browser) ?? codes[0]
  const bare = supported(first) ? path.slice(first.length + 1) || '/' : path
  const localized = (language === codes[0] ? '' : `/${language}`) + bare
  const key = (text: string) => text.replace(/\/$/, '')
  const isOwn = key(path) === key(root.dataset.path ?? '')
  const isNotFoundPage = root.dataset.path?.endsWith('/404/') && root.lang === language
  const replace = (address: string) => {
    root.hidden = true
    location.replace(address)
  }
  if (key(localized) !== key(path) || (!isOwn && path !== pathname)) replace(localized + search + hash)
  else if (!isOwn && !isNotFoundPage) replace(`${language === codes[0] ? '' : `/${language}`}/404.html`)
  else if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
}
