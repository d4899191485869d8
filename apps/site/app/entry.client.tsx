import './app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app'
import { activeLanguage, createI18n, httpBackend, i18nContext } from './lib/i18n'
import type { Language } from './lib/languages'
import { readPageData } from './lib/page-data'
import type { PageHandle } from './lib/page-handle'
import { loadWidgetMessages } from './lib/widget-messages'
import { routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('Startup error: root element with id root not found')

const data = readPageData()
const matches = matchRoutes(routes, location) ?? []
const namespaces = (matches.at(-1)?.route.handle as PageHandle | undefined)?.namespaces ?? []

/** Uses the page's own resources if they are in the language, else loads them. */
const createInstance = (language: Language) =>
  createI18n({
    language,
    namespaces,
    backend: httpBackend,
    ...(data?.language === language ? { resources: data.resources } : {}),
  })

// boot.ts has set the language. If its translations fail to load, the page stays in its own language.
let i18n = await createInstance(document.documentElement.lang as Language)
if (data && !i18n.hasResourceBundle(i18n.language, 'common')) i18n = await createInstance(data.language)

const hydrating = data?.language === i18n.language
await Promise.all([loadWidgetMessages(activeLanguage(i18n)), hydrating && resolveLazyComponents()])
const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[i18nContext, i18n]])),
  ...(hydrating ? { hydrationData: { loaderData: data.loaderData } } : {}),
})
await whenInitialized()

const app = (
  <App i18n={i18n}>
    <RouterProvider router={router} />
  </App>
)
if (hydrating) {
  hydrateRoot(root, app)
} else {
  removePrerendered(root)
  createRoot(root).render(app)
}

/** Hydration needs the page's component at once: the HTML already shows it. */
async function resolveLazyComponents() {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'object') continue
    Object.assign(route, { Component: await route.lazy.Component?.() })
    delete route.lazy
  }
}

function whenInitialized() {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Empties a page that was built in another language: React renders it anew. */
function removePrerendered(root: HTMLElement) {
  const metadata =
    'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]'
  for (const element of document.head.querySelectorAll(metadata)) element.remove()
  root.replaceChildren()
}
