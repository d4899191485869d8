import {
  createPath,
  type DataStrategyResult,
  type MiddlewareFunction,
  type NavigateOptions,
  type Path,
  parsePath,
  RouterContextProvider,
} from 'react-router'
import { openDocument } from '../first-view/inline-scripts'
import { readNextPage, setNextPage } from '../first-view/parts'
import { loadTexts } from '../i18n'
import { defaultLanguage, languageCodes } from '../lib/languages/languages'
import { languageOfPath, readPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import type { Router } from './use-router'

declare const __reactRouterManifest: { routes: Record<string, { module: string }> }

/** What the visitor wants to see next. */
interface Wish {
  /** The page, until its code has loaded: the router does not know it before. */
  page?: Path | undefined
  /** Whether the page takes the place of the current entry of the history. */
  replace?: boolean | undefined
}

/** The last wish. Nothing that was loaded for an earlier one is shown. */
let wish: Wish = {}

/** Whether the texts in a chosen language are on their way. Going back, which closes the menu, does not change that. */
let isChoosing = false

/** To be called when the visitor chooses a language, and when its texts can be had or not. */
export function setChoosing(value: boolean) {
  isChoosing = value
  if (value) setNextPage('waiting')
}

/** The data of the pages that were shown, by their path: Back to one of them needs no connection. */
const shownData = new Map<string, Router['state']['loaderData']>()

/** To be called with each state of the router, and when React has shown the page of one. */
export function followRouter({ navigation, location, loaderData, errors }: Router['state']) {
  if (!errors) shownData.set(location.pathname, { ...shownData.get(location.pathname), ...loaderData })
  const isShown = location.pathname === document.documentElement.dataset.path
  if (wish.page || isChoosing || navigation.location || !isShown) setNextPage('waiting')
  // React may show a page after the next one has failed: that ends with the next wish.
  else if (readNextPage() !== 'failed') setNextPage('ready')
}

/**
 * To be called when the visitor goes back or forward, before the router hears of it: the address is that of the next page
 * already.
 */
export function forgetNextPage() {
  const { pathname, search, hash } = location
  wish = { replace: true }
  if (pathname === document.documentElement.dataset.path) return
  wish.page = { pathname, search, hash }
  setNextPage('waiting')
}

/**
 * The page that is on its way. The router alone does not know: it begins when the code has loaded, and goes on waiting
 * for a page that has failed.
 */
export function findNextPage({ state }: Router) {
  const page = wish.page ?? state.navigation.location
  return page && readNextPage() === 'waiting' ? { page, replace: wish.replace } : undefined
}

/** Opens the document of a page whose code, texts or data cannot be had. If it cannot be had either, a message says so. */
async function openInstead(address: string, own: Wish) {
  if (await openDocument(address, own.replace, () => wish === own)) return true
  own.page = undefined
  setNextPage('failed')
  return false
}

/** Opens the document of a page, as the wish of the visitor. */
export function openPageDocument(address: string, replace?: boolean) {
  wish = { replace }
  setNextPage('waiting')
  return openInstead(address, wish)
}

/** Opens the document again, because the visitor has pressed a control whose code cannot be had: once, not after a reload. */
export function openAgain() {
  if (document.documentElement.dataset.navigation === 'reload') setNextPage('failed')
  else openPageDocument(location.href, true)
}

/** Loads the route module of an address. `routes.ts` names a route by its language and its path in that language. */
export function loadModule(address: string): Promise<{ handle?: PageHandle }> {
  const { routes } = __reactRouterManifest
  const { prefix = defaultLanguage, page } = readPath(parsePath(address).pathname ?? '', languageCodes)
  const route = routes[prefix + page.replace(/\/$/, '')] ?? routes[`${prefix}/*`]
  return import(/* @vite-ignore */ route?.module ?? '')
}

/** Loads the texts of the page of an address. */
export const loadPageTexts = async (pathname: string) =>
  loadTexts(languageOfPath(pathname), (await loadModule(pathname)).handle)

/** Loads the code of the sections of the page of an address. */
const loadSections = async (pathname: string) =>
  Promise.all((await loadModule(pathname)).handle?.sections?.map(({ load }) => load()) ?? [])

/**
 * The data of a route, if its page was shown before.
 *
 * @throws Error if it was not
 */
function shownDataOf(pathname: string, route: string): unknown {
  const data = shownData.get(pathname)?.[route]
  if (data === undefined) throw new Error(`site: the data of ${pathname} could not be loaded`)
  return data
}

/**
 * Loads the code of the page that the visitor wants. If React Router could not have it, it would load the current page
 * again.
 *
 * @returns whether the router can open the page. If its code cannot be had, its document opens.
 */
async function loadCode(own: Wish, page: Path) {
  const isLoaded = await loadModule(page.pathname).then(
    () => true,
    () => false,
  )
  if (wish !== own) return false
  if (!isLoaded) return void openInstead(createPath(page), own)
  own.page = undefined
  return true
}

/** Opens a page. */
export async function openPage(router: Router, page: Path, options: NavigateOptions = {}) {
  const own: Wish = { page, replace: options.replace }
  wish = own
  setNextPage('waiting')
  if (await loadCode(own, page)) await router.navigate(page, options)
}

/** The router waits for it before it loads anything: after Back and Forward for the code of their page. */
export async function getContext() {
  if (wish.page && !(await loadCode(wish, wish.page))) await new Promise(() => {})
  return new RouterContextProvider()
}

/**
 * Middleware of the router: loads the texts of the next page, and the code of its sections, beside its data. If one of
 * them cannot be had, the document of the page opens.
 */
export const loadNextPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const { pathname, href } = url
  const data = next().then((results) => {
    for (const [id, { type }] of Object.entries(results)) {
      if (type === 'error') results[id] = { type: 'data', result: shownDataOf(pathname, id) }
    }
    return results
  })
  // A page that was shown has its sections, or what the build has put in their place.
  const sections = shownData.has(pathname) || loadSections(pathname)
  const loaded = await Promise.all([data, loadPageTexts(pathname), sections]).catch(() => undefined)
  if (loaded) return loaded[0]
  // If the code of another page is loading, the visitor wants that one.
  const isUnwanted = wish.page || request.signal.aborted
  const isAway = isUnwanted || (await openInstead(href, wish))
  // After Back the address is that of the next page already: the error page agrees with it. Else the page stays.
  if (!isAway && pathname === location.pathname && pathname !== document.documentElement.dataset.path)
    throw new Error(`site: ${pathname} could not be loaded`)
  return new Promise(() => {})
}
