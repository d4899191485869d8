import i18next, { type BackendModule, type i18n as I18n } from 'i18next'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { App } from './app'
import { importPageModule } from './create-routes'
import { hotel } from './hotel'
import { LazySectionsHiddenContext } from './lazy-section'
import { createI18n } from './lib/create-i18n'
import { i18nContext } from './lib/i18n'
import {
  INLINE_PAGE_DATA_ELEMENT_ID,
  type InlinePageData,
  type PageTextsAndData,
  toInlineJson,
} from './lib/inline-page-data'
import { defaultLanguage, type Language } from './lib/languages'
import type { PagePictures } from './lib/load-pictures'
import type { PageRouteHandle } from './lib/page-handle'
import { languageOfPrefix, localizePath, socialImagePath } from './lib/paths'
import { widgetMessagesPath } from './lib/widget-messages'
import { pages, routes } from './routes'

export { hotel, INLINE_PAGE_DATA_ELEMENT_ID, localizePath, socialImagePath, toInlineJson, widgetMessagesPath }

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
  data: InlinePageData
  /** All texts and data of the page. Undefined if the page has no lazy sections, because `data` is then complete. */
  sectionData?: PageTextsAndData
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

  /** Renders the page with its data, with or without its lazy sections. */
  const render = async (loaderData: InlinePageData['loaderData'], lazySectionsHidden = false) => {
    const pageContext = { ...context, loaderData }
    // Every element around `<App>` has only one child. React derives the ids of `useId` from the tree: with siblings, the
    // ids would differ from those in the browser, which renders only `<App>`.
    const { prelude } = await prerender(
      <LazySectionsHiddenContext value={lazySectionsHidden}>
        <html lang={language} data-scheme="light">
          <body>
            <div id="root" data-hydration="pending">
              <App i18n={i18n}>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, pageContext)}
                  context={pageContext}
                  hydrate={false}
                />
              </App>
            </div>
          </body>
        </html>
      </LazySectionsHiddenContext>,
      // Without this setting React would move large sections to the end of the page and add inline scripts, which the
      // Content-Security-Policy forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    return new Response(prelude).text()
  }

  const { id = '', handle } = context.matches.at(-1)?.route ?? {}
  const { module, namespaces }: PageRouteHandle = handle
  const complete: PageTextsAndData = {
    texts: Object.fromEntries(namespaces.map((ns) => [ns, i18n.getResourceBundle(language, ns)])),
    loaderData: context.loaderData,
  }
  const { lazySections } = await importPageModule(module)
  const html = await render(context.loaderData)
  const used = lazySections
    ? await recordUsedData(i18n, id, complete, (loaderData) => render(loaderData, true))
    : complete
  const { pictures } = context.loaderData[id] as PagePictures
  return {
    html,
    data: {
      language,
      resources: { [language]: { common: i18n.getResourceBundle(language, 'common'), ...used.texts } },
      loaderData: used.loaderData,
    },
    ...(lazySections ? { sectionData: complete } : {}),
    handle,
    pictureIds: Object.keys(pictures),
  }
}

/**
 * Renders a page and returns the texts and data that the rendering has read, so that the HTML of the page contains no
 * others.
 *
 * @param route id of the page's route in the data
 * @param render renders the page with this data
 */
async function recordUsedData(
  i18n: I18n,
  route: string,
  { texts, loaderData }: PageTextsAndData,
  render: (loaderData: InlinePageData['loaderData']) => Promise<unknown>,
): Promise<PageTextsAndData> {
  const { language } = i18n
  const usedTexts = i18next.createInstance({ resources: {} })
  await usedTexts.init()
  // Replaces `getResource`, with which i18next reads every text. The type of `i18n.store` does not declare this
  // function.
  const store = i18n.store as unknown as Pick<I18n, 'getResource'>
  const { getResource } = store
  store.getResource = (lng, ns, key, options) => {
    const text = getResource.call(store, lng, ns, key, options)
    if (key && text !== undefined) usedTexts.addResource(lng, ns, key, text)
    return text
  }
  const pageData: PagePictures = loaderData[route]
  const usedPictures = {}
  const usedData = {}
  const pictures = recordReads(pageData.pictures, usedPictures)
  await render({ ...loaderData, [route]: recordReads({ ...pageData, pictures }, usedData) })
  store.getResource = getResource
  return {
    texts: Object.fromEntries(
      Object.keys(texts).map((ns) => [ns, usedTexts.getResourceBundle(language, ns) ?? {}]),
    ),
    loaderData: { ...loaderData, [route]: { ...usedData, pictures: usedPictures } },
  }
}

/** Wraps an object: each property that is read from the wrapper is added to `used`. */
const recordReads = <Source extends object>(source: Source, used: Partial<Source>) =>
  new Proxy(source, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (Object.hasOwn(target, key)) Reflect.set(used, key, value)
      return value
    },
  })
