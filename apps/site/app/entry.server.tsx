import type { BackendModule } from 'i18next'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { App } from './app'
import { hotel } from './hotel'
import { createI18n } from './lib/create-i18n'
import { i18nContext } from './lib/i18n'
import { defaultLanguage, type Language } from './lib/languages'
import type { PagePictures } from './lib/load-pictures'
import type { PageData } from './lib/page-data'
import type { PageRouteHandle } from './lib/page-handle'
import { languageOfPrefix, localizePath, socialImagePath } from './lib/paths'
import { widgetMessagesPath } from './lib/widget-messages'
import { pages, routes } from './routes'

export { hotel, localizePath, socialImagePath, widgetMessagesPath }

/**
 * Colour of the browser's bars around a page, and of a page before its first paint: `--ui-surface` of the light scheme.
 */
export const THEME_COLOR = '#fbf8f1'

/** The path of every page, without a language prefix. */
export const pagePaths = pages.flatMap(({ path }) => (path === undefined ? [] : [path]))

/**
 * The paths in `sitemap.xml`: those of all pages except unlisted pages and pages that name another path as canonical.
 */
export const sitemapPaths = pages.flatMap(({ path, canonical, unlisted }) =>
  path === undefined || canonical || unlisted ? [] : [path],
)

/** A pre-rendered page: its HTML, and the data that its hydration needs. */
export interface RenderedPage {
  /** The complete HTML document: `<head>` with the page's metadata, `<body>` with `#root`. */
  html: string
  language: Language
  data: PageData
  handle: PageRouteHandle
  /** Ids of the pictures that the page shows, the one for link previews first. */
  pictureIds: string[]
}

/**
 * Renders a page to the HTML that a static host serves.
 *
 * @param path path of the page, with the language prefix
 * @param readNamespace reads the translation file of a language and a namespace
 * @throws if the page redirects, or its loader fails
 */
export async function renderPage(
  path: string,
  readNamespace: (language: Language, namespace: string) => Promise<object>,
): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const language = languageOfPrefix(path) ?? defaultLanguage
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (lng, namespace, done) => {
      readNamespace(lng as Language, namespace).then(
        (texts) => done(null, texts as never),
        (error) => done(error, false),
      )
    },
  }
  const i18n = await createI18n({ language, namespaces: [], backend })
  const context = await query(new Request(new URL(path, hotel.origin)), {
    requestContext: new RouterContextProvider(new Map([[i18nContext, i18n]])),
  })
  if (context instanceof Response)
    throw new Error(`site: ${path} redirects, which a static host cannot serve`)
  if (context.errors) throw Object.values(context.errors)[0]

  // Every element around `<App>` has only one child. React derives the ids of `useId` from the tree: with siblings, the
  // ids would differ from those in the browser, which renders only `<App>`.
  const { prelude } = await prerender(
    <html lang={language} data-scheme="light">
      <body>
        <div id="root" data-hydration="pending">
          <App i18n={i18n}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </div>
      </body>
    </html>,
    // Without this setting React would move large sections to the end of the page and add inline scripts, which the
    // Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const { id = '', handle } = context.matches.at(-1)?.route ?? {}
  const { namespaces }: PageRouteHandle = handle
  const { pictures } = context.loaderData[id] as PagePictures
  return {
    html: await new Response(prelude).text(),
    language,
    data: {
      texts: Object.fromEntries(
        ['common', ...namespaces].map((namespace) => [
          namespace,
          i18n.getResourceBundle(language, namespace),
        ]),
      ),
      loaderData: context.loaderData,
    },
    handle,
    pictureIds: Object.keys(pictures),
  }
}
