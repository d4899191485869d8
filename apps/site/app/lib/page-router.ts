import {
  createPath,
  createStaticRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type RouterSubscriber,
  type To,
} from 'react-router'
import { LazyFooter } from '../root'
import type { BrowserRouterOptions } from './browser-router'
import { hydrateSections } from './hydration'
import { loadOfflineCopy, reloadForMissingScript } from './missing-script'
import { eventsBeforePress, findPageLink } from './page-link'

interface PageRouterOptions extends BrowserRouterOptions {
  /** The routes of the page that the visitor opened first. A navigation loads the routes of all pages. */
  pageRoutes: RouteObject[]
  hydrationData: HydrationState
}

/** Returns the location in the form that React Router uses. */
const readLocation = () => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.usr ?? null,
  key: history.state?.key ?? 'default',
  mask: undefined,
})

/** Creates a router that shows the current path and cannot navigate. */
function createRouterAtLocation(routes: RouteObject[], { loaderData = {} }: HydrationState) {
  const router = createStaticRouter(routes, {
    basename: '/',
    location: readLocation(),
    matches: [],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  })
  const state: DataRouter['state'] = {
    ...router.state,
    matches: matchRoutes(router.routes, location) ?? [],
    restoreScrollPosition: false,
  }
  return { ...router, state }
}

/**
 * Creates the router of a pre-rendered page, with the data of its data file. This router cannot navigate. The router that
 * navigates has a large script, which loads when the visitor goes back, or points at a link to a page, touches it or
 * moves the focus to it. It then replaces this router.
 */
export function createPageRouter({ routes, pageRoutes, i18n, hydrationData }: PageRouterOptions): DataRouter {
  const page = createRouterAtLocation(pageRoutes, hydrationData)
  let { state } = page
  let router: DataRouter | undefined
  let loading: Promise<DataRouter> | undefined
  let scrollRestoration: Parameters<DataRouter['enableScrollRestoration']> | undefined
  const subscribers = new Set<RouterSubscriber>()
  const waiting = new AbortController()

  const publish: RouterSubscriber = (...update) => {
    for (const subscriber of subscribers) subscriber(...update)
  }
  const show = (next: DataRouter['state']) => {
    state = next
    publish(next, { deletedFetchers: [], newErrors: next.errors, flushSync: false })
  }

  const loadRouter = async () => {
    const { loadBrowserRouter } = await import('./browser-router')
    // The data is only that of the page which the HTML shows. It is not used after a failed navigation, or
    // if the URL has changed: the back button can change the URL without loading another document.
    const isShown = !state.errors && state.location.pathname === location.pathname
    const loaded = await loadBrowserRouter({ routes, i18n, ...(isShown ? { hydrationData } : {}) })
    router = loaded
    waiting.abort()
    if (scrollRestoration) {
      // Deletes the stored scroll position of this page. The browser has already restored it. The router would restore
      // it a second time, although the visitor may have scrolled since.
      if (isShown) delete scrollRestoration[0][state.location.key]
      router.enableScrollRestoration(...scrollRestoration)
    }
    router.subscribe(publish)
    if (!isShown || state.location.hash !== router.state.location.hash) show(router.state)
    return router
  }
  /** @throws if the script of the router fails to load */
  const load = () => {
    loading ??= loadRouter().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  /**
   * To be called if the router fails to load. Loads the page at `path` as a document. If that is not possible or has
   * been tried before, shows the error page.
   */
  const showFailure = async (error: unknown, path: string) => {
    const { href } = new URL(path, location.href)
    await loadOfflineCopy(href)
    await reloadForMissingScript(error, href)
    // React hydrates the footer before it renders the error page, because it would discard the HTML of a footer that is
    // not hydrated.
    await hydrateSections([LazyFooter])
    if (href !== location.href) history.pushState(null, '', href)
    const { state: failed } = createRouterAtLocation(routes, hydrationData)
    const boundary = failed.matches.findLast(({ route }) => route.errorElement)?.route.id ?? ''
    show({ ...failed, errors: { [boundary]: error } })
  }

  const onPopState = () => {
    load().catch((error) => showFailure(error, location.href))
  }
  const onEventBeforePress = ({ target }: Event) => {
    // Ignores a failure here, because a press on the link imports the router again.
    if (findPageLink(target)) load().catch(() => {})
  }
  addEventListener('popstate', onPopState, { signal: waiting.signal })
  // Listens in the capture phase, because React stops these events in a section that it has not hydrated.
  for (const type of eventsBeforePress)
    addEventListener(type, onEventBeforePress, { capture: true, passive: true, signal: waiting.signal })

  return {
    ...page,
    window,
    get state() {
      return router?.state ?? state
    },
    get routes() {
      return (router ?? page).routes
    },
    get manifest() {
      return (router ?? page).manifest
    },
    match: (to) => (router ?? page).match(to),
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(...options) {
      scrollRestoration = options
      return router?.enableScrollRestoration(...options) ?? (() => {})
    },
    async navigate(to: To | number | null, options?: object) {
      if (typeof to === 'number') return history.go(to)
      try {
        await load()
      } catch (error) {
        return showFailure(error, typeof to === 'string' ? to : createPath(to ?? {}))
      }
      await router?.navigate(to, options)
    },
  }
}
