import {
  createPath,
  createStaticRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouterSubscriber,
  type To,
} from 'react-router'
import type { BrowserRouterOptions } from './browser-router'
import { loadPageAsDocument, reloadForMissingScript } from './missing-script'

interface PageRouterOptions extends BrowserRouterOptions {
  hydrationData: HydrationState
}

/** Events that precede a press on a link. */
const signs = ['pointerover', 'touchstart', 'focusin']

/** Returns the location in the form that React Router uses. */
const readLocation = () => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.usr ?? null,
  key: history.state?.key ?? 'default',
  mask: undefined,
})

/**
 * Creates the router of a pre-rendered page, with the data in its HTML. This router cannot navigate. The router that
 * navigates has a large script, which loads when the visitor goes back, or points at a link, touches it or moves the
 * focus to it. It then replaces this router.
 */
export function createPageRouter({ routes, i18n, hydrationData }: PageRouterOptions): DataRouter {
  const page = createStaticRouter(routes, {
    basename: '/',
    location: readLocation(),
    matches: [],
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  })
  const stateAtLocation = (): DataRouter['state'] => ({
    ...page.state,
    location: readLocation(),
    matches: matchRoutes(page.routes, location) ?? [],
    restoreScrollPosition: false,
  })
  let state = stateAtLocation()
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
    // The data in the HTML is only that of the page which the HTML shows. It is not used after a failed navigation, or
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
    await loadPageAsDocument(href)
    await reloadForMissingScript(error, href)
    if (href !== location.href) history.pushState(null, '', href)
    const failed = stateAtLocation()
    const boundary = failed.matches.findLast(({ route }) => route.errorElement)?.route.id ?? ''
    show({ ...failed, errors: { [boundary]: error } })
  }

  const onPopState = () => {
    load().catch((error) => showFailure(error, location.href))
  }
  const onSign = ({ target }: Event) => {
    // Ignores a failure here, because the press on the link imports the router again.
    if (target instanceof Element && target.closest('a[href^="/"]')) load().catch(() => {})
  }
  addEventListener('popstate', onPopState, { signal: waiting.signal })
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, signal: waiting.signal })

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
    async revalidate() {
      // If the router fails to load, the page keeps the data that it has.
      await load().then(
        (loaded) => loaded.revalidate(),
        () => {},
      )
    },
  }
}
