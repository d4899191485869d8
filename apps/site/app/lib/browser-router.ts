import type { i18n as I18n } from 'i18next'
// The build gives this file its own copy of `react-router` (see `vite.config.ts`). Otherwise the first load of every
// page would contain the code of `createBrowserRouter`.
import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
// Loads i18next together with the router, because every navigation needs both.
import './create-i18n'
import { i18nContext } from './i18n'

/** Options of `loadBrowserRouter`. */
export interface BrowserRouterOptions {
  routes: RouteObject[]
  i18n: I18n
  /** The data of the page on screen. If undefined, the router loads the data of the current path. */
  hydrationData?: HydrationState | undefined
}

/**
 * Creates React Router's own router. It replaces the router of `page-router.ts`, which cannot navigate. Resolves when it
 * has the data of the current page.
 */
export async function loadBrowserRouter({ routes, i18n, hydrationData }: BrowserRouterOptions) {
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[i18nContext, i18n]])),
    ...(hydrationData ? { hydrationData } : {}),
  })
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  return router
}
