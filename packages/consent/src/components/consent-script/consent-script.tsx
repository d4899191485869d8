'use client'

import { useEffect } from 'react'
import type { Category } from '../../core'
import { useConsentContext } from '../consent-provider/consent-provider'

export interface ConsentScriptProps {
  /** The category that has to be allowed. */
  category: Category
  src: string
  /** Other attributes of the element, by their HTML names: `{ 'data-site': '7' }`. @default none */
  attributes?: Record<string, string>
}

/**
 * Loads a script once its category is allowed. Withdrawing removes the element; what has run by then runs
 * until the next page, so a script that keeps working listens to `cookieConsentChanged`.
 */
export function ConsentScript({ category, src, attributes }: ConsentScriptProps) {
  const allowed = useConsentContext('<ConsentScript>').state[category]
  // As text, so that attributes written in place do not load the script on every render.
  const extra = JSON.stringify(attributes ?? {})

  useEffect(() => {
    if (!allowed) return
    const script = document.createElement('script')
    for (const [name, value] of Object.entries<string>(JSON.parse(extra))) script.setAttribute(name, value)
    script.src = src
    document.head.append(script)
    return () => script.remove()
  }, [allowed, src, extra])

  return null
}
