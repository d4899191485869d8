'use client'

import { useEffect } from 'react'
import type { ConsentCategory } from '../../core'
import { useConsentContext } from '../consent-provider/consent-provider'

export interface ConsentScriptProps {
  /** The category that the visitor must allow. */
  category: ConsentCategory
  /** An `http` or `https` URL. A URL of another scheme, such as `data:`, is not loaded. */
  src: string
  /** Other attributes of the `<script>`, by their HTML names: `{ 'data-site': '7' }`. @default none */
  attributes?: Record<string, string> | undefined
}

/**
 * Loads a script once its category is allowed. When the visitor withdraws consent, the `<script>` is removed, but a
 * script that has already run stays active until the next page load. To stop earlier, the script can listen to the
 * event `cookieConsentChanged` of `window`.
 */
export function ConsentScript({ category, src, attributes }: ConsentScriptProps) {
  const allowed = useConsentContext('<ConsentScript>').state[category]
  // The effect depends on this string, so that a new but equal `attributes` object does not load the script again.
  const serialized = JSON.stringify(attributes ?? {})

  useEffect(() => {
    if (!allowed) return
    const script = document.createElement('script')
    for (const [name, value] of Object.entries<string>(JSON.parse(serialized)))
      script.setAttribute(name, value)
    script.src = src
    // The property `src` is the absolute URL.
    if (!/^https?:/.test(script.src)) {
      const message =
        `consent: <ConsentScript> does not load "${src}", because only an address on a host can be checked by ` +
        'a Content-Security-Policy. Give an http or https URL.'
      return reportError(new Error(message))
    }
    document.head.append(script)
    return () => script.remove()
  }, [allowed, src, serialized])

  return null
}
