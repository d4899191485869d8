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

/** The address whose code is loading. Another one, and Back, take its place. */
let wanted: Path | undefined

/** To be called when the visitor goes back or forward. */
export const forgetNextPage = () => {
  wanted = undefined
}

/**
 * The address of the page that is on its way. The router alone does not know: it begins when the code has loaded, and goes
 * on waiting for a page that has failed.
 */
export function findNextPage({ state }: Router) {
  const isWaiting = document.documentElement.dataset.nextPage === 'waiting'
  return isWaiting ? (wanted ?? state.navigation.location) : undefined
}

/** Opens the document of a page whose code, texts or data cannot be had. If it cannot be had either, a message says so. */
async function openInstead(address: string, signal?: AbortSignal) {
  const opens = await openDocument(address, signal)
  if (opens || signal?.aborted) return true
  setNextPage('failed')
  setFailedLoad('part')
  return false
}

/** Opens the document again, because the visitor has pressed a control whose code cannot be had: once, not after a reload. */
export async function openAgain() {
  const isSecondTime = document.documentElement.dataset.navigation === 'reload'
  if (isSecondTime || !(await openDocument(location.href))) setFailedLoad('part')
}

/** Loads the route module of an address. */
export function loadModule(address: string): Promise<{ handle?: PageHandle }> {
  const [match] = matchRoutes(Object.values(__reactRouterManifest.routes), address) ?? []
  return import(/* @vite-ignore */ match?.route.module ?? '')
}

/** Loads the texts of the page of an address. */
export const loadPageTexts = async (pathname: string) =>
  loadTexts(languageOfPath(pathname), (await loadModule(pathname)).handle)

/** The address in a language. One in another language, such as a link that was pressed early, asks for none. */
const inLanguage = (page: Path, language: Language): Path =>
  languageOfPath(page.pathname) === language
    ? page
    : { ...page, pathname: localizePath(language, page.pathname), search: setLanguageParameter(page.search) }

interface OpenOptions extends NavigateOptions {
  /** If undefined, that of the page that is shown, or on its way, when the code has loaded. */
  language?: Language
}

/**
 * Opens a page. Its code loads first: if React Router could not have the code, it would load the current page again.
 */
export async function openPage(router: Router, page: Path, { language, ...options }: OpenOptions = {}) {
  wanted = page
  setNextPage('waiting')
  const isLoaded = await loadModule(page.pathname).then(
    () => true,
    () => false,
  )
  if (wanted !== page) return
  wanted = undefined
  const { location, navigation } = router.state
  const { pathname } = navigation.location ?? location
  const target = inLanguage(page, language ?? languageOfPath(pathname))
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
  const results = await Promise.all([next(), loadPageTexts(pathname)]).then(
    ([results]) => results,
    () => undefined,
  )
  if (results && Object.values(results).every(({ type }) => type !== 'error')) return results
  const opens = await openInstead(href, request.signal)
  // After Back the address is that of the next page already: the error page agrees with it. Else the page stays.
  if (!opens && pathname === location.pathname && pathname !== document.documentElement.dataset.path)
    throw new Error(`site: ${pathname} could not be loaded`)
  return new Promise(() => {})
}
