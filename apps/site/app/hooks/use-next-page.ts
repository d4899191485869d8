import { type MouseEvent, useState } from 'react'
import {
  type DataStrategyResult,
  type Location,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  useLinkClickHandler,
} from 'react-router'
import { openDocument } from '../first-view/inline-scripts'
import { setFailedLoad } from '../lib/failed-load'
import {
  languageOfPath,
  localizePath,
  setLanguageParameter,
  stripLanguagePrefix,
} from '../lib/languages/paths'
import { useRouter } from './use-router'

declare const __reactRouterManifest: { routes: Record<string, { module: string }> }

/** Of the next page: `data-next-page` on `<html>`. */
const setNextPage = (state: 'waiting' | 'failed') => {
  document.documentElement.dataset.nextPage = state
}

/**
 * Whether another page is on its way. The router does not know: it goes on waiting for a page that has failed, until its
 * next navigation.
 */
export const isNextPageWaiting = () => document.documentElement.dataset.nextPage === 'waiting'

/** Opens the document of a page whose code or data cannot be had. If it cannot be had either, a message says so. */
async function openInstead(address: string, signal?: AbortSignal) {
  const opens = await openDocument(address, signal)
  if (opens || signal?.aborted) return
  setNextPage('failed')
  setFailedLoad('part')
}

/** Opens the document again, because the visitor has pressed a control whose code cannot be had: once, not after a reload. */
export async function openAgain() {
  const isSecondTime = document.documentElement.dataset.navigation === 'reload'
  if (isSecondTime || !(await openDocument(location.href))) setFailedLoad('part')
}

/** Middleware of the router: opens the document of the next page if its data, or the code of its sections, cannot be had. */
export const openDocumentOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  if (request.signal.aborted || !Object.values(results).some(({ type }) => type === 'error')) return results
  await openInstead(url.href, request.signal)
  // After Back the address is that of the next page already: the error page agrees with it. Else the page stays.
  const isAtNextPage = url.pathname === location.pathname
  const isShown = document.documentElement.dataset.path === url.pathname
  return isAtNextPage && !isShown ? results : new Promise(() => {})
}

/** The addresses whose code has loaded. */
const loaded = new Set<string>()

async function loadCode(routes: RouteObject[], address: string) {
  const matches = matchRoutes(routes, address) ?? []
  const modules = matches.map(({ route }) => __reactRouterManifest.routes[route.id ?? '']?.module)
  await Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)))
  loaded.add(address)
}

let lastPress: unknown

/** Whether a location is that of the same page in another language. */
const isTranslation = (location: Location, other: Location) =>
  stripLanguagePrefix(location.pathname) === stripLanguagePrefix(other.pathname) &&
  languageOfPath(location.pathname) !== languageOfPath(other.pathname)

/**
 * Handlers of a link to a page. The code of the page loads when the visitor points at the link, then `isWanted` is true.
 * React Router navigates only after that: if it cannot have the code, it would load the current page again.
 *
 * @param replace whether the page replaces the current entry of the history
 */
export function useNextPage(address: string, replace: boolean | undefined) {
  const router = useRouter()
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, { replace })
  const [isWanted, setWanted] = useState(false)
  const prepare = () => {
    loadCode(router.routes, address).then(
      () => setWanted(true),
      () => {},
    )
  }
  const leave = () => setWanted(false)
  /** The address in the language that the page has, or will have: the link may not have been rendered in it yet. */
  const localize = () => {
    const { location, navigation } = router.state
    const language = languageOfPath((navigation.location ?? location).pathname)
    const { pathname, search, hash } = new URL(address, window.location.href)
    if (languageOfPath(pathname) === language) return address
    return localizePath(language, pathname) + setLanguageParameter(search) + hash
  }
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    lastPress = event
    if (loaded.has(address) && localize() === address) return
    event.preventDefault()
    const { location, navigation } = router.state
    setNextPage('waiting')
    const isLoaded = await loadCode(router.routes, localize()).then(
      () => true,
      () => false,
    )
    // The visitor may have followed another link, or gone back, meanwhile. Another language is no other wish.
    const isExpected = (now: Location | undefined) =>
      !now || now === location || now === navigation.location || isTranslation(now, location)
    const { state } = router
    if (lastPress !== event || !isExpected(state.location) || !isExpected(state.navigation.location)) return
    const target = localize()
    if (!isLoaded) openInstead(target)
    else if (target === address) follow(event)
    else router.navigate(target, replace ? { replace } : {})
  }
  const handlers = { onPointerEnter: prepare, onPointerLeave: leave, onFocus: prepare, onBlur: leave }
  return { isWanted, handlers, press }
}
