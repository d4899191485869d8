'use client'

import type { ReactNode } from 'react'
import { Button, CloseButton } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'
import { GlobalPrivacyControlNote } from './global-privacy-control-note'

/** The dialog in main mode: accept all, reject all, or open the preferences. */
export function ConsentMainPanel({ id, logo }: { id: string; logo: ReactNode }) {
  const { consent, messages } = useConsentContext('<ConsentDialog>')
  const { main } = messages

  return (
    <>
      {logo && <div data-slot="consent-logo">{logo}</div>}
      <h2 id={`${id}-title`} data-slot="consent-title">
        {main.title}
      </h2>
      <p id={`${id}-description`} data-slot="consent-description">
        {main.description}
      </p>
      <GlobalPrivacyControlNote />
      <div data-slot="consent-actions">
        {/* Created from one list, with the same variant, so that accept and reject are equally prominent. */}
        {(['acceptAll', 'rejectAll'] as const).map((answer) => (
          <Button key={answer} variant="solid" onClick={() => consent[answer]()}>
            {main[answer]}
          </Button>
        ))}
        <Button variant="outline" onClick={consent.openPreferences}>
          {main.settings}
        </Button>
      </div>
      <CloseButton aria-label={main.close} onClick={() => consent.rejectAll('close')} />
    </>
  )
}
