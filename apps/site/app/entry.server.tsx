import { readFile } from 'node:fs/promises'
import { consentHeadScript } from '@meridiana/consent/head-script'
import type { BackendModule } from 'i18next'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { correctAddress } from './correct-address'
import { beginPage } from './first-view/inline-scripts'
import { startApplicationLater } from './first-view/start-application-later'
import { hotel } from './hotel'
import { createI18n, textsOf } from './i18n'
import { defaultLanguage, languageCodes } from './lib/languages/languages'
import { languageOfPath, readPath, setLanguageParameter, textPath } from './lib/languages/paths'
import type { PageHandle } from './lib/page-handle'
import { todayAtHotel } from './lib/today'

const textFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) =>
    void readFile(`public${textPath(language, namespace)}`, 'utf8').then(
      (json) => done(null, JSON.parse(json)),
      (error) => done(error, false),
    ),
}

/** Renders a page, at build time, to the HTML that a static host serves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { pathname } = new URL(request.url)
  const language = languageOfPath(pathname)
  const i18n = createI18n(language, textFiles)
  // Every element around `ServerRouter` has one child. React derives the ids of `useId` from the tree: with siblings,
  // the ids would differ from those in the browser, which renders only the content of `#root`.
  const { prelude } = await prerender(
    <html
      lang={language}
      data-scheme="light"
      data-path={pathname}
      data-scripting="failed"
      data-day={todayAtHotel()}
    >
      <body>
        <div id="root">
          <I18nextProvider i18n={i18n}>
            <ServerRouter context={context} url={request.url} />
          </I18nextProvider>
        </div>
      </body>
    </html>,
    // Without this setting React would move large sections to the end of the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const { id = '' } = context.staticHandlerContext.matches.at(-1)?.route ?? {}
  const texts = textsOf(context.routeModules[id]?.handle as PageHandle | undefined)
  for (const used of i18n.reportNamespaces?.getUsedNamespaces() ?? [])
    if (!texts.includes(used))
      throw new Error(
        `site: the page ${pathname} uses the texts of “${used}”, which its handle does not list`,
      )
  const inline = `${consentHeadScript};(${correctAddress})(${readPath},${setLanguageParameter},${JSON.stringify(languageCodes)});(${beginPage})()`
  const html = (await new Response(prelude).text()).replace(
    '<head>',
    // Before the style sheets, for which the browser would let the script wait.
    () => `<head><meta charset="utf-8"><script data-policy-version="${hotel.policyDate}">${inline}</script>`,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // i18next loads the English texts, too.
  const languages = [...new Set([language, defaultLanguage])]
  return new Response(startApplicationLater(html, languages, texts), { status, headers })
}
