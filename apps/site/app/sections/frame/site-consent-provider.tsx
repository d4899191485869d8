import { ConsentProvider, useConsent } from '@meridiana/consent'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../hooks/use-page'
import { consent } from '../../lib/consent'
import { activeLanguage } from '../../lib/i18n'
import { reloadForMissingScript } from '../../lib/missing-script'
import { getWidgetMessages } from '../../lib/widget-messages'

/**
 * Paths of pages that a visitor may want to read before the consent choice. There a small reminder replaces the consent
 * dialog.
 */
const policies = ['/privacy-policy', '/cookie-policy', '/accessibility']

/** Provides the visitor's consent to the components of the page, and shows the consent dialog. */
export function SiteConsentProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { path } = usePage()
  return (
    <ConsentProvider
      consent={consent}
      messages={getWidgetMessages(activeLanguage(i18n)).consentMessages}
      suspended={policies.includes(path)}
    >
      {children}
      <LazyConsentPrompt />
    </ConsentProvider>
  )
}

/**
 * Imports the consent dialog and the reminder for visitors who have not decided, and for those who open the
 * preferences.
 */
function LazyConsentPrompt() {
  const { mode, decided } = useConsent()
  const [Prompt, setPrompt] = useState<ComponentType>()
  useEffect(() => {
    // Reads the stored decision too: while React hydrates the page, `decided` is false for every visitor, and the
    // dialog would load for all of them.
    const isDecided = consent.get().date !== undefined
    if (Prompt || (mode === 'closed' && (decided || isDecided))) return
    import('./consent-prompt').then(
      (module) => setPrompt(() => module.ConsentPrompt),
      (error) => reloadForMissingScript(error, window.location.href),
    )
  }, [Prompt, mode, decided])
  return Prompt && <Prompt />
}
