import { type ComponentType, createElement } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { PictureId } from './content/pictures'
import { usePage } from './hooks/use-page'
import { hydrateSections } from './lib/hydration'
import { activateLanguage, activeLanguage, i18nContext } from './lib/i18n'
import { defaultLanguage, type Language, languageCodes } from './lib/languages'
import { loadPictures } from './lib/load-pictures'
import { allowReloadForMissingScript, loadOfflineCopy, reloadForMissingScript } from './lib/missing-script'
import type { PageRouteHandle } from './lib/page-handle'
import { languagePrefix } from './lib/paths'
import { PageErrorBoundary } from './page-error-boundary'
import { LazyFooter, RootErrorBoundary, RootLayout } from './root'

/** The exports of a page module, which is a file in `routes/`. */
interface PageModule {
  /** The component that renders the page. */
  default: ComponentType
  /**
   * Loads the page's data in a language. `request.signal` aborts when the visitor leaves; `id` is the id of the
   * room or post.
   */
  loadPageData?: (language: Language, request: Request, id: string | undefined) => Promise<object>
  /**
   * Ids of the pictures whose data the page loads: `useFindPicture` finds no others. The first is the picture for link
   * previews. `id` is the id of the room or post.
   */
  pagePictureIds?: (id: string | undefined) => readonly PictureId[]
  /** Sections that React hydrates only when the visitor comes near them. */
  lazySections?: readonly { load: () => Promise<void> }[]
}

const modules = import.meta.glob<PageModule>('./routes/*.tsx')

/**
 * Finds the function that imports a page module.
 *
 * @throws if `routes/<name>.tsx` does not exist
 */
function findModule(name: string) {
  const importModule = modules[`./routes/${name}.tsx`]
  if (!importModule) throw new Error(`site: routes.ts names routes/${name}.tsx, but there is no such file`)
  return importModule
}

const loadedModules = new Map<string, PageModule>()

/**
 * Imports a page module. `Page` can then render the component of the module.
 *
 * @throws if the request for the module's script fails
 */
export async function importPageModule(name: string) {
  const module = await findModule(name)()
  loadedModules.set(name, module)
  return module
}

/**
 * Renders the component of the current page. React Router's `lazy` is not used: if the page's script were missing,
 * `lazy` would show the error page before the loader can reload the page.
 */
function Page() {
  const { handle } = usePage()
  const module = loadedModules.get(handle.module)
  return module && createElement(module.default)
}

/** The path of a page's route: `/it/rooms`; for the 404 page `/it/*`, which matches every other path. */
export const routePath = (page: PageRouteHandle, language: Language | undefined) =>
  `${languagePrefix(language)}${page.path ?? '/*'}`

/**
 * Creates the route of a page in one language.
 *
 * @param language the language in the path; undefined for a path without a prefix, which keeps the active language
 */
function createRoute(page: PageRouteHandle, language: Language | undefined): RouteObject {
  findModule(page.module)
  const loadRoute: LoaderFunction = async ({ request, context }) => {
    const i18n = context.get(i18nContext)
    const active = language ?? activeLanguage(i18n)
    const [module] = await Promise.all([
      importPageModule(page.module),
      activateLanguage(i18n, active, page.namespaces),
      // The styles of all pages. The pre-rendered page links only its own.
      import('./app.css'),
    ])
    const sections = [...(module.lazySections ?? []), LazyFooter]
    const [data, pictures] = await Promise.all([
      module.loadPageData?.(active, request, page.id),
      loadPictures(module.pagePictureIds?.(page.id) ?? []),
      ...sections.map(({ load }) => load()),
    ])
    // If the page is already on screen, its new data or language changes all of its sections, so React must hydrate
    // them first. If the code of a section fails to load, the browser loads the page as a document.
    if (!(await hydrateSections(sections))) {
      window.location.assign(request.url)
      await new Promise(() => {})
    }
    return { ...data, ...pictures }
  }
  const loader: LoaderFunction = async (args) => {
    try {
      const data = await loadRoute(args)
      allowReloadForMissingScript()
      return data
    } catch (error) {
      if (import.meta.env.SSR) throw error
      await loadOfflineCopy(args.request.url)
      await reloadForMissingScript(error, args.request.url)
      // React hydrates the footer before it renders the error page, because it would discard the HTML of a footer that
      // is not hydrated.
      await hydrateSections([LazyFooter])
      throw error
    }
  }
  const path = routePath(page, language)
  return { id: path, path, handle: page, loader, Component: Page }
}

/** Creates the routes of pages: one without a prefix, and one with the prefix of each other language. */
export const createPageRoutes = (pages: PageRouteHandle[]) =>
  languageCodes.flatMap((language) =>
    pages.map((page) => createRoute(page, language === defaultLanguage ? undefined : language)),
  )

/** Puts the routes of pages into the layout of the site. */
export const addLayout = (pageRoutes: RouteObject[]): RouteObject[] => [
  {
    id: 'layout',
    Component: RootLayout,
    ErrorBoundary: RootErrorBoundary,
    // An error of a page is caught below `RootLayout`, so that header and footer stay.
    children: [{ id: 'page', ErrorBoundary: PageErrorBoundary, children: pageRoutes }],
  },
]
