import { SkipLink } from '@meridiana/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { usePage } from './hooks/use-page'
import { activeLanguage } from './lib/i18n'
import { SiteConsent } from './sections/frame/site-consent'
import { SiteFooter } from './sections/frame/site-footer'
import { SiteHeader } from './sections/frame/site-header'

/** The layout of every page: header, main area, footer. */
export function Root() {
  const { t, i18n } = useTranslation()
  const { path } = usePage()
  const main = useRef<HTMLElement>(null)
  const language = activeLanguage(i18n)

  useLayoutEffect(() => {
    document.documentElement.lang = language
    delete document.documentElement.dataset.language
  }, [language])

  useFocusOnRouteChange(main, path)

  return (
    <SiteConsent>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
    </SiteConsent>
  )
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
