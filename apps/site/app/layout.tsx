import { SkipLink } from '@meridiana/ui'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { lazySection } from './first-view/lazy-section'
import { usePageShown } from './first-view/parts'
import { usePage } from './hooks/use-page'
import { ErrorBoundary as PageError } from './page-error-boundary'
import { FailedLoadNotice } from './sections/frame/failed-load-notice'
import { LoadingBar } from './sections/frame/loading-bar'
import { SiteConsentProvider } from './sections/frame/site-consent-provider'
import { SiteHeader } from './sections/frame/site-header'

const SiteFooter = lazySection(async () => (await import('./sections/frame/site-footer')).SiteFooter)

/** The layout of every page. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Shown instead of a page that fails: the header and the footer stay. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageError />
    </Frame>
  )
}

/** The header, the main area and the footer. */
function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { path, language } = usePage()
  const main = useRef<HTMLElement>(null)
  usePageShown()
  useLayoutEffect(() => {
    const root = document.documentElement
    // Even the same value would make the browser compute all styles again.
    if (root.lang !== language) root.lang = language
  }, [language])
  useFocusOnRouteChange(main, path)
  return (
    <SiteConsentProvider>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <FailedLoadNotice />
      <LoadingBar />
      <ScrollRestoration />
    </SiteConsentProvider>
  )
}

/** Moves the focus to `<main>` on a navigation to another page, but not on a change of the language. */
function useFocusOnRouteChange(main: RefObject<HTMLElement | null>, path: string) {
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    main.current?.focus({ preventScroll: true })
  }, [main, path])
}
