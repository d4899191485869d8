import { type MouseEvent, useState } from 'react'
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  useLinkClickHandler,
} from 'react-router'
import { openDocument } from '../first-view/inline-scripts'
import { setFailedLoad } from '../lib/failed-load'
import { useRouter } from './use-router'

declare const __reactRouterManifest: { routes: Record<string, { module: string }> }

/** Of the next page: `data-next-page` on `<html>`. */
const setNextPage = (state: 'waiting' | 'failed') => {
  document.documentElement.dataset.nextPage = state
}

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
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || loaded.has(address))
      return
    event.preventDefault()
    lastPress = event
    const { location } = router.state
    setNextPage('waiting')
    const isLoaded = await loadCode(router.routes, address).then(
      () => true,
      () => false,
    )
    // The visitor may have followed another link, or gone back, meanwhile.
    if (lastPress !== event || router.state.location !== location || router.state.navigation.location) return
    if (isLoaded) follow(event)
    else openInstead(address)
  }
  const handlers = { onPointerEnter: prepare, onPointerLeave: leave, onFocus: prepare, onBlur: leave }
  return { isWanted, handlers, press }
}
