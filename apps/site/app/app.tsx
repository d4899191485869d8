import type { i18n as I18n } from 'i18next'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'

interface AppProps {
  i18n: I18n
  /** Called when React has hydrated the page, and again if the function changes. */
  onReady?: () => void
  children: ReactNode
}

/**
 * Wraps every page in its context providers. The pre-render and the browser both use `App`, so hydration finds the
 * same elements.
 */
export function App({ i18n, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StrictMode>
  )
}
