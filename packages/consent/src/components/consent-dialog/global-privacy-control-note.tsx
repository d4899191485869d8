'use client'

import { useConsentContext } from '../consent-provider/consent-provider'

/**
 * A note that the site honours the browser's Global Privacy Control, shown until the visitor decides.
 * @see https://www.w3.org/TR/gpc/
 */
export function GlobalPrivacyControlNote() {
  const { consent, decided, messages } = useConsentContext('<ConsentDialog>')
  if (decided || !consent.globalPrivacyControl) return null
  return <p data-slot="consent-note">{messages.main.globalPrivacyControl}</p>
}
