import './app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app'
import { createI18n, httpBackend, i18nContext } from './lib/i18n'
import type { Language } from './lib/languages'
import { readPageData } from './lib/page-data'
import type { PageHandle } from './lib/page-handle'
import { routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('Startup error: root element with id root not found')

const data = readPageData()
const matches = matchRoutes(routes, location) ?? []
const namespaces = (matches.at(-1)?.route.handle as PageHandle | undefined)?.namespaces ?? []

/** A translator with the words that came with the page, where they are in its language, else over the network. */
const createTranslator = (language: Language) =>
  createI18n({
    language,
    namespaces,
    backend: httpBackend,
    ...(data?.language === language ? { resources: data.resources } : {}),
  })

// boot.ts has decided the language. Where its words cannot be had, the page as it is beats a page of keys.
let i18n = await createTranslator(document.documentElement.lang as Language)
if (data && !i18n.hasResourceBundle(i18n.language, 'common')) i18n = await createTranslator(data.language)

const hydrating = data?.language === i18n.language
if (hydrating) await resolveLazyComponents()
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

/** The page's component is in the HTML already, so it must be at hand when React takes over. */
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

/** The page was written in another language: what React would hydrate gives way to what it will render. */
function removePrerendered(root: HTMLElement) {
  const own =
    'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
  root.replaceChildren()
}
