import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { App } from './app'
import { importPageModule } from './create-routes'
import { supportBrowserTranslation } from './lib/browser-translation'
import { layOutSections, markHydrated } from './lib/hydration'
import { assertTranslationsLoaded } from './lib/i18n'
import type { Language } from './lib/languages'
import { allowReloadForMissingScript } from './lib/missing-script'
import { findPrerenderedPage, loadPageData } from './lib/page-data'
import { createPageI18n } from './lib/page-i18n'
import { createPageRouter } from './lib/page-router'
import { prefetchLinkedPages } from './lib/prefetch'
import { keepOfflineCopies } from './lib/service-worker'
import { loadWidgetMessages } from './lib/widget-messages'
import { LazyFooter } from './root'
import { findPage, routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('Startup error: root element with id root not found')

const prerendered = findPrerenderedPage()
const { page, routes: pageRoutes } = findPage(location.pathname)
const { namespaces } = page

/** Loads the texts and data of the pre-rendered page, and creates a translator with these texts. */
async function loadPrerendered(language: Language, file: string) {
  const { texts, loaderData } = await loadPageData(file)
  return { i18n: createPageI18n({ language, namespaces, texts }), loaderData }
}

/** Loads i18next and the texts of another language than that of the HTML. The router loads the data. */
async function loadI18n(language: Language) {
  const { createI18n, translationBackend } = await import('./lib/create-i18n')
  const i18n = await createI18n({ language, namespaces, backend: translationBackend })
  return { i18n, loaderData: undefined }
}

async function loadLanguage(language: Language) {
  const [loaded] = await Promise.all([
    prerendered?.language === language ? loadPrerendered(language, prerendered.pageData) : loadI18n(language),
    loadWidgetMessages(language),
  ])
  assertTranslationsLoaded(loaded.i18n, language, namespaces)
  return loaded
}

// `boot.ts` has set `<html lang>` to the visitor's language, which can differ from that of the pre-rendered HTML. If its
// texts fail to load, the page falls back to the language of the pre-rendered HTML.
const language = document.documentElement.lang as Language
await nextTask()
const { i18n, loaderData } = await loadLanguage(language).catch((error) => {
  if (!prerendered || prerendered.language === language) throw error
  return loadLanguage(prerendered.language)
})

// Hydration needs the page's component at once, because the HTML already shows the page. If the component's script
// fails to load, the router reloads the page or shows the error page.
const hydrating =
  loaderData !== undefined &&
  (await importPageModule(page.module).then(
    () => true,
    () => false,
  ))
await nextTask()
const router = hydrating
  ? createPageRouter({ routes, pageRoutes, i18n, hydrationData: { loaderData } })
  : await import('./lib/browser-router').then(({ loadBrowserRouter }) => loadBrowserRouter({ routes, i18n }))

const onReady = () => {
  markHydrated(root)
  layOutSections(root)
}
const app = (
  <App i18n={i18n} onReady={onReady}>
    <RouterProvider router={router} />
  </App>
)
supportBrowserTranslation()
await nextTask()
if (hydrating) {
  allowReloadForMissingScript()
  // A transition lets React hydrate in short tasks, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  await LazyFooter.load()
  removePrerendered(root)
  createRoot(root).render(app)
}
prefetchLinkedPages(routes)
keepOfflineCopies((listener) => router.subscribe(listener))

/**
 * Removes the pre-rendered HTML. Called if React cannot hydrate it, because it is in another language or the component
 * of the page has not loaded.
 */
function removePrerendered(root: HTMLElement) {
  const metadata =
    'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]'
  for (const element of document.head.querySelectorAll(metadata)) element.remove()
  root.replaceChildren()
}

/** Ends the current task, so that the browser can react to the visitor between two steps of the start. */
function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve))
}
