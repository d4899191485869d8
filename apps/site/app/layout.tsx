import { SkipLink } from '@meridiana/ui'
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { hydrateSections, lazySection } from './first-view/lazy-section'
import { isCover } from './hooks/use-fragment'
import { usePage } from './hooks/use-page'
import type { Language } from './lib/languages/languages'
import { FailedLoadNotice } from './sections/frame/failed-load-notice'
import { LoadingBar } from './sections/frame/loading-bar'
import { SiteConsentProvider } from './sections/frame/site-consent-provider'
import { SiteHeader } from './sections/frame/site-header'
import { useFollowFragment } from './sections/shared/page-link'

const SiteFooter = lazySection(async () => (await import('./sections/frame/site-footer')).SiteFooter)

/**
 * The header, the main area and the footer. The root of all routes renders them: a page that fails leaves them as they
 * are.
 */
export function SiteLayout() {
  const { t } = useTranslation()
  const { path, language } = usePage()
  useLayoutEffect(() => {
    const root = document.documentElement
    // Even the same value would make the browser compute all styles again.
    if (root.lang !== language) root.lang = language
  }, [language])
  useFocusOnNavigation(path, language)
  useEffect(() => {
    // The address opens a picture whose section is not hydrated yet.
    if (window.location.hash && !document.querySelector(':target')) hydrateSections().catch(() => {})
  }, [])
  return (
    <SiteConsentProvider>
      <SkipLink href="#main" onClick={useFollowFragment('#main')}>
        {t('skip')}
      </SkipLink>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {/* What a visitor has chosen on a page belongs to that page, and stays when the language changes. */}
        <Fragment key={path}>
          <Outlet />
        </Fragment>
      </main>
      <SiteFooter />
      <FailedLoadNotice />
      <LoadingBar />
      <ScrollRestoration getKey={getScrollKey} />
    </SiteConsentProvider>
  )
}

/**
 * The key of an entry's scroll position. A change of the language keeps that of the entry it replaces. Entries that the
 * visitor creates by typing another hash have no key of their own.
 */
const getScrollKey = ({ key, hash, state }: Location) =>
  state?.scrollKey ?? (key === 'default' && hash ? hash : key)

/**
 * Moves the focus where the view goes: to the target of the hash, else, on another page, to `<main>`. A change of the
 * language keeps the focus, and what covered the page gives it back itself.
 */
function useFocusOnNavigation(path: string, language: Language) {
  const location = useLocation()
  const previous = useRef({ path, language, location })
  useEffect(() => {
    const last = previous.current
    previous.current = { path, language, location }
    const hasClosed = isCover(last.location) && last.path === path
    if (last.location === location || last.language !== language || hasClosed) return
    const target = document.getElementById(location.hash.slice(1))
    // Back from a part of the page: the link that leads there.
    const link = [...document.links].find(({ hash }) => hash && hash === last.location.hash)
    if (target) focus(target)
    else if (last.path === path) link?.focus({ preventScroll: true })
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, path, language])
}

/** Focuses an element, also one that cannot be focused by the keyboard. */
function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
