'use client'

import { useConsentContext } from '../consent-provider/consent-provider'

/**
 * Says that the browser's Global Privacy Control is heard, until the guest has decided otherwise.
 * @see https://www.w3.org/TR/gpc/
 */
export function PrivacyControlNote() {
  const { consent, decided, words } = useConsentContext('<ConsentDialog>')
  if (decided || !consent.globalPrivacyControl) return null
  return <p data-slot="consent-note">{words.main.globalPrivacyControl}</p>
}
