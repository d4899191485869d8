import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { PictureId } from './content/pictures'
import { activateLanguage, activeLanguage, i18nContext } from './lib/i18n'
import { defaultLanguage, type Language, languageCodes } from './lib/languages'
import { loadPictures } from './lib/load-pictures'
import type { PageHandle } from './lib/page-handle'
import { languagePrefix } from './lib/paths'
import { Root } from './root'

/** The exports of a file in `routes/`. */
interface PageModule {
  Component: ComponentType
  /** Loads the page's data for a language; `request.signal` aborts when the visitor leaves. */
  load?: (language: Language, request: Request) => Promise<object>
  /** The pictures that the page shows, the one for link previews first. `id` is the handle's. */
  pictures?: (id: string | undefined) => readonly PictureId[]
}

const modules = import.meta.glob<PageModule>('./routes/*.tsx')

/** @throws if `routes/<name>.tsx` does not exist */
function findModule(name: string) {
  const importModule = modules[`./routes/${name}.tsx`]
  if (!importModule) throw new Error(`site: routes.ts names routes/${name}.tsx, but there is no such file`)
  return importModule
}

/** @param language the language that the path fixes; undefined below no prefix, where the active language stays */
function createRoute(page: PageHandle, language: Language | undefined): RouteObject {
  const importModule = findModule(page.module)
  const loader: LoaderFunction = async ({ request, context }) => {
    const i18n = context.get(i18nContext)
    const active = language ?? activeLanguage(i18n)
    const [module] = await Promise.all([importModule(), activateLanguage(i18n, active, page.namespaces)])
    const [data, pictures] = await Promise.all([
      module.load?.(active, request),
      loadPictures(module.pictures?.(page.id) ?? []),
    ])
    return { ...data, ...pictures }
  }
  return {
    path: `${languagePrefix(language)}${page.path ?? '/*'}`,
    handle: page,
    loader,
    lazy: { Component: async () => (await importModule()).Component },
  }
}

/** Every page twice or more: at its plain path, and below the prefix of each other language. */
export const createRoutes = (pages: PageHandle[]): RouteObject[] => [
  {
    Component: Root,
    children: languageCodes.flatMap((language) =>
      pages.map((page) => createRoute(page, language === defaultLanguage ? undefined : language)),
    ),
  },
]
