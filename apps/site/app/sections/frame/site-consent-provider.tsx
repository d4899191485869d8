import { ConsentProvider } from '@meridiana/consent'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { usePage } from '../../hooks/use-page'
import { consent } from '../../lib/widgets/consent'
import { widgetMessages } from '../../lib/widgets/widget-messages'

/**
 * Paths of pages that a visitor may want to read before the consent choice. There a small reminder replaces the consent
 * dialog.
 */
const policies = ['/privacy-policy', '/cookie-policy', '/accessibility']

/** Provides the visitor's consent to the components of the page, and shows the consent dialog. */
export function SiteConsentProvider({ children }: { children: ReactNode }) {
  const { path, language } = usePage()
  const { consentMessages } = widgetMessages(language)
  return (
    <ConsentProvider consent={consent} messages={consentMessages} suspended={policies.includes(path)}>
      {children}
      <LazyConsentPrompt />
    </ConsentProvider>
  )
}

/** If its code does not load, for example because a content blocker refuses it, nothing is asked and nothing allowed. */
const ConsentPrompt = lazy(async () => ({
  default: (await import('./consent-prompt').catch(() => undefined))?.ConsentPrompt ?? (() => null),
}))

/** Loads the dialog and the reminder for visitors who have not decided, and for those who open the preferences. */
function LazyConsentPrompt() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const { dialog, subscribe } = consent
    const check = () => {
      const mode = dialog.get() ?? 'closed'
      // A transition, because at first this is the task in which React has hydrated the page.
      if (mode !== 'closed' || !consent.get().date) startTransition(() => setNeeded(true))
    }
    check()
    const stops = [subscribe(check), dialog.subscribe(check)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    needed && (
      <Suspense>
        <ConsentPrompt />
      </Suspense>
    )
  )
}
