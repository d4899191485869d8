import {
  createPath,
  type DataStrategyResult,
  type IndexRouteObject,
  type MiddlewareFunction,
  matchRoutes,
  type NavigateOptions,
  type Path,
} from 'react-router'
import { openDocument } from '../first-view/inline-scripts'
import { loadTexts } from '../i18n'
import { setFailedLoad } from '../lib/failed-load'
import type { Language } from '../lib/languages/languages'
import { languageOfPath, localizePath, setLanguageParameter } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import type { useRouter } from './use-router'

declare const __reactRouterManifest: { routes: Record<string, IndexRouteObject & { module: string }> }

type Router = ReturnType<typeof useRouter>

/** Of the next page: `data-next-page` on `<html>`. */
export const setNextPage = (state: 'waiting' | 'ready' | 'failed') => {
  document.documentElement.dataset.nextPage = state
}

interface Wish {
  /** The address, while its code loads: the router does not know it yet. */
  page?: Path | undefined
  replace?: boolean | undefined
}

/** The last wish of the visitor for a page. Nothing that was loaded for an earlier one is shown. */
let wish: Wish = {}

/** To be called when the visitor goes back or forward. */
export const forgetNextPage = () => {
  wish = {}
}

/** To be called with each state of the router. */
export function followRouter({ navigation, location }: Router['state']) {
  const { path, nextPage } = document.documentElement.dataset
  if (navigation.location) setNextPage('waiting')
  // The page of an entry to which the visitor has returned before another one was shown.
  else if (nextPage === 'waiting' && !wish.page && path === location.pathname) setNextPage('ready')
}

/**
 * The address of the page that is on its way. The router alone does not know: it begins when the code has loaded, and goes
 * on waiting for a page that has failed.
 */
export function findNextPage({ state }: Router) {
  const isWaiting = document.documentElement.dataset.nextPage === 'waiting'
  return isWaiting ? (wish.page ?? state.navigation.location) : undefined
}

/** Opens the document of a page whose code, texts or data cannot be had. If it cannot be had either, a message says so. */
async function openInstead(address: string, signal?: AbortSignal) {
  const own = wish
  const isWanted = () => wish === own && !signal?.aborted
  if (await openDocument(address, isWanted, own.replace)) return true
  setNextPage('failed')
  setFailedLoad('part')
  return false
}

/** Replaces the document by that of an address. If it cannot be had, a message says so. */
export function replaceDocument(address: string) {
  wish = { replace: true }
  return openInstead(address)
}

/** Opens the document again, because the visitor has pressed a control whose code cannot be had: once, not after a reload. */
export async function openAgain() {
  if (document.documentElement.dataset.navigation === 'reload') setFailedLoad('part')
  else await replaceDocument(location.href)
}

/** Loads the route module of an address. */
export function loadModule(address: string): Promise<{ handle?: PageHandle }> {
  const [match] = matchRoutes(Object.values(__reactRouterManifest.routes), address) ?? []
  return import(/* @vite-ignore */ match?.route.module ?? '')
}

/** Loads the texts of the page of an address. */
export const loadPageTexts = async (pathname: string) =>
  loadTexts(languageOfPath(pathname), (await loadModule(pathname)).handle)

/**
 * The address in a language. One in another language, such as a link that was pressed early, asks for the language if the
 * page before does.
 */
function inLanguage(page: Path, language: Language, before: string): Path {
  if (languageOfPath(page.pathname) === language) return page
  const search = setLanguageParameter(page.search, before.includes('lng=') ? language : undefined)
  return { ...page, pathname: localizePath(language, page.pathname), search }
}

interface OpenOptions extends NavigateOptions {
  /** If undefined, that of the page that is shown, or on its way, when the code has loaded. */
  language?: Language
}

/**
 * Opens a page. Its code loads first: if React Router could not have the code, it would load the current page again.
 */
export async function openPage(router: Router, page: Path, { language, ...options }: OpenOptions = {}) {
  const own: Wish = { page, replace: options.replace }
  wish = own
  setFailedLoad(undefined)
  setNextPage('waiting')
  const isLoaded = await loadModule(page.pathname).then(
    () => true,
    () => false,
  )
  if (wish !== own) return
  own.page = undefined
  const { location, navigation } = router.state
  const { pathname, search } = navigation.location ?? location
  const target = inLanguage(page, language ?? languageOfPath(pathname), search)
  if (isLoaded) await router.navigate(target, options)
  else await openInstead(createPath(target))
}

/**
 * Middleware of the router: loads the texts of the next page beside its data. If one of them, or the code of a section,
 * cannot be had, the document of the page opens.
 */
export const loadNextPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const { pathname, href } = url
  const loadData = async () => {
    const results = await next()
    if (Object.values(results).some(({ type }) => type === 'error'))
      throw new Error(`site: no data of ${pathname}`)
    return results
  }
  const results = await Promise.all([loadData(), loadPageTexts(pathname)]).then(
    ([results]) => results,
    () => undefined,
  )
  if (results) return results
  // If the code of another page is loading, the visitor wants that one.
  const opens = wish.page !== undefined || request.signal.aborted || (await openInstead(href, request.signal))
  // After Back the address is that of the next page already: the error page agrees with it. Else the page stays.
  if (!opens && pathname === location.pathname && pathname !== document.documentElement.dataset.path)
    throw new Error(`site: ${pathname} could not be loaded`)
  return new Promise(() => {})
}
