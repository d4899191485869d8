'use client'

import { Button } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'

/** The dialog in main mode: accept all, reject all, or open the preferences. */
export function ConsentMainPanel() {
  const { consent, messages } = useConsentContext()
  const { main } = messages

  return (
    <div data-slot="consent-actions">
      {/* Created from one list, with the same variant, so that accept and reject are equally prominent. */}
      {(['acceptAll', 'rejectAll'] as const).map((answer) => (
        <Button key={answer} variant="solid" onClick={consent[answer]}>
          {main[answer]}
        </Button>
      ))}
      <Button variant="outline" onClick={consent.openPreferences}>
        {main.settings}
      </Button>
    </div>
  )
}
