import bodoniModa from '@meridiana/ui/fonts/bodoni-moda.woff2?url'
import bodoniModaItalic from '@meridiana/ui/fonts/bodoni-moda-italic.woff2?url'
import hankenGrotesk from '@meridiana/ui/fonts/hanken-grotesk.woff2?url'
import { type ReactNode, useContext } from 'react'
import { I18nContext, I18nextProvider } from 'react-i18next'
import { Links, Meta, Scripts, useLocation } from 'react-router'
import styles from './app.css?url'
import { readableI18n } from './i18n'
import { SiteLayout } from './layout'
import { languageOfPath, localizePath } from './lib/languages/paths'

/** The three typefaces: a font that arrives after the first paint is not shown. */
export const links = () =>
  [bodoniModa, bodoniModaItalic, hankenGrotesk].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }))

/** Content of `#root`, also of an error page. React moves metadata and style sheets into `<head>`. */
export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname)
  // At build time `entry.server.tsx` provides the texts.
  const { i18n = readableI18n(language) } = useContext(I18nContext) ?? {}
  return (
    <I18nextProvider i18n={i18n}>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Safari would make links of numbers, such as the tax code, and so change the page before it is hydrated. */}
      <meta name="format-detection" content="telephone=no" />
      {/* The colour is `--ui-surface` of the light scheme. */}
      <meta name="theme-color" content="#fbf8f1" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={localizePath(language, '/manifest.json')} />
      <link rel="stylesheet" href={styles} precedence="site" />
      <Meta />
      <Links />
      {children}
      <Scripts />
    </I18nextProvider>
  )
}

export default SiteLayout

export { ErrorBoundary } from './page-error-boundary'
