import { SkipLink } from '@meridiana/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { usePage } from './hooks/use-page'
import { lazySection } from './lazy-section'
import { activeLanguage } from './lib/i18n'
import { PageErrorBoundary } from './page-error-boundary'
import { LanguageNotice } from './sections/frame/language-notice'
import { SiteConsentProvider } from './sections/frame/site-consent-provider'
import { SiteFooter } from './sections/frame/site-footer'
import { SiteHeader } from './sections/frame/site-header'

/**
 * The footer, which React hydrates late. The first load contains its code, because the error page shows the footer even
 * without network.
 */
export const LazyFooter = lazySection(async () => SiteFooter)

/** The layout of every page: header, main area, footer. */
export function RootLayout() {
  const { t } = useTranslation()
  const { path } = usePage()
  const main = useRef<HTMLElement>(null)
  useDocumentLanguage()
  useFocusOnRouteChange(main, path)

  return (
    <SiteConsentProvider>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <LazyFooter />
      <LanguageNotice />
      <ScrollRestoration />
    </SiteConsentProvider>
  )
}

/** Shown instead of the layout when the layout itself fails to render. */
export function RootErrorBoundary() {
  useDocumentLanguage()
  return (
    <main>
      <PageErrorBoundary />
    </main>
  )
}

/**
 * Sets the document's language. Shows the page if `boot.ts` has hidden it, because the HTML is in another language than
 * the visitor's.
 */
function useDocumentLanguage() {
  const language = activeLanguage(useTranslation().i18n)
  useLayoutEffect(() => {
    const { documentElement } = document
    // An assignment of the same language would also make the browser compute every style of the page again.
    if (documentElement.lang !== language) documentElement.lang = language
    delete documentElement.dataset.language
  }, [language])
}

/** Moves the focus to `<main>` on a navigation to another page, but not on a change of the language. */
function useFocusOnRouteChange(main: React.RefObject<HTMLElement | null>, path: string) {
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    main.current?.focus({ preventScroll: true })
  }, [main, path])
}
