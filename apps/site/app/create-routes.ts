import { type ComponentType, createElement } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { PictureId } from './content/pictures'
import { usePage } from './hooks/use-page'
import { hydrateSections } from './lib/hydration'
import { activateLanguage, activeLanguage, i18nContext } from './lib/i18n'
import { defaultLanguage, type Language, languageCodes } from './lib/languages'
import { loadPictures } from './lib/load-pictures'
import { allowReloadForMissingScript, loadPageAsDocument, reloadForMissingScript } from './lib/missing-script'
import type { PageHandle } from './lib/page-handle'
import { languagePrefix } from './lib/paths'
import { PageError } from './page-error'
import { RootErrorPage, RootLayout } from './root'

/** The exports of a file in `routes/`. */
interface PageModule {
  Component: ComponentType
  /** Loads the page's data for a language; `request.signal` aborts when the visitor leaves. `id` is the handle's. */
  loadPageData?: (language: Language, request: Request, id: string | undefined) => Promise<object>
  /** The pictures that the page shows, the one for link previews first. `id` is the handle's. */
  pagePictureIds?: (id: string | undefined) => readonly PictureId[]
  /** Sections that are hydrated when the visitor comes near. */
  lazySections?: readonly { load: () => Promise<void> }[]
}

const modules = import.meta.glob<PageModule>('./routes/*.tsx')

/** @throws if `routes/<name>.tsx` does not exist */
function findModule(name: string) {
  const importModule = modules[`./routes/${name}.tsx`]
  if (!importModule) throw new Error(`site: routes.ts names routes/${name}.tsx, but there is no such file`)
  return importModule
}

const loadedModules = new Map<string, PageModule>()

/**
 * Imports a page's file in `routes/`; its component can then render.
 *
 * @throws if the request for its script fails
 */
export async function importPageModule(name: string) {
  const module = await findModule(name)()
  loadedModules.set(name, module)
  return module
}

/**
 * The component of the current page. Not the routes' `lazy`: its failure would show the error page before the loader
 * has tried a reload.
 */
function Page() {
  const { handle } = usePage()
  const module = loadedModules.get(handle.module)
  return module && createElement(module.Component)
}

/** @param language the language that the path fixes; undefined below no prefix, where the active language stays */
function createRoute(page: PageHandle, language: Language | undefined): RouteObject {
  findModule(page.module)
  const loadRoute: LoaderFunction = async ({ request, context }) => {
    const i18n = context.get(i18nContext)
    const active = language ?? activeLanguage(i18n)
    const [module] = await Promise.all([
      importPageModule(page.module),
      activateLanguage(i18n, active, page.namespaces),
    ])
    const sections = module.lazySections ?? []
    const [data, pictures] = await Promise.all([
      module.loadPageData?.(active, request, page.id),
      loadPictures(module.pagePictureIds?.(page.id) ?? []),
      ...sections.map(({ load }) => load()),
    ])
    // If this page is shown already, its data and language change in all its sections.
    if (sections.length > 0) await hydrateSections()
    return { ...data, ...pictures }
  }
  const loader: LoaderFunction = async (args) => {
    try {
      const data = await loadRoute(args)
      allowReloadForMissingScript()
      return data
    } catch (error) {
      await loadPageAsDocument(args.request.url)
      await reloadForMissingScript(error, args.request.url)
      throw error
    }
  }
  return {
    path: `${languagePrefix(language)}${page.path ?? '/*'}`,
    handle: page,
    loader,
    Component: Page,
  }
}

/** Every page twice or more: at its plain path, and below the prefix of each other language. */
export const createRoutes = (pages: PageHandle[]): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RootErrorPage,
    children: [
      {
        // Below Root, so that header and footer stay.
        ErrorBoundary: PageError,
        children: languageCodes.flatMap((language) =>
          pages.map((page) => createRoute(page, language === defaultLanguage ? undefined : language)),
        ),
      },
    ],
  },
]
