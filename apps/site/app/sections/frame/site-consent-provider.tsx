import { ConsentProvider } from '@meridiana/consent'
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { openAgain } from '../../hooks/next-page'
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
  // The visitor has left the page with open preferences, by Back.
  useEffect(() => () => void (consent.dialog.get() === 'preferences' && consent.dialog.set()), [path])
  return (
    <ConsentProvider consent={consent} messages={consentMessages} suspended={policies.includes(path)}>
      {children}
      <LazyConsentPrompt />
    </ConsentProvider>
  )
}

/**
 * Loads the dialog and the reminder for visitors who have not decided, and for those who open the preferences. If the code
 * does not load, for example because a content blocker refuses it, nothing is asked and nothing allowed; a press on “Cookie
 * preferences” then opens the document again, or shows a message.
 */
function LazyConsentPrompt() {
  const [Prompt, setPrompt] = useState<ComponentType>()
  useEffect(() => {
    const { dialog, subscribe } = consent
    const check = async () => {
      const mode = dialog.get() ?? 'closed'
      if (mode === 'closed' && consent.get().date) return
      try {
        const { ConsentPrompt } = await import('./consent-prompt')
        startTransition(() => setPrompt(() => ConsentPrompt))
      } catch {
        if (mode === 'preferences') openAgain()
      }
    }
    check()
    const stops = [subscribe(check), dialog.subscribe(check)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return Prompt && <Prompt />
}
