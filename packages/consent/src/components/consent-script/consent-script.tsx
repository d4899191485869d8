'use client'

import { useEffect } from 'react'
import type { ConsentCategory } from '../../core'
import { useConsentContext } from '../consent-provider/consent-provider'
import { stopScript } from './stop-script'

export interface ConsentScriptProps {
  /** The category that the visitor must allow. */
  category: ConsentCategory
  /** An `http` or `https` URL. A URL of another scheme, such as `data:`, is not loaded. */
  src: string
  /** Other attributes of the `<script>`, by their HTML names: `{ 'data-site': '7' }`. @default none */
  attributes?: Record<string, string> | undefined
}

/**
 * The scripts of the page, by address and attributes. A browser runs a `<script>` only the first time that it is
 * inserted, so each is kept, and inserted again while components use it.
 */
const scripts = new Map<string, PageScript>()

interface PageScript {
  element: HTMLScriptElement
  users: number
  hasRun: boolean
}

/**
 * Loads a script once its category is allowed: on each page once, in the order of the components, unless it has the
 * attribute `async`. When the visitor withdraws consent, the `<script>` is removed, but a script that has already run
 * stays active until the next page load. To stop earlier, the script can listen to the event `cookieConsentChanged` of
 * `window`.
 */
export function ConsentScript({ category, src, attributes }: ConsentScriptProps) {
  const allowed = useConsentContext().state[category]
  // The effect depends on this string, so that a new but equal `attributes` object does not load the script again.
  const key = JSON.stringify([src, attributes ?? {}])

  useEffect(() => {
    if (!allowed) return
    const script = scripts.get(key) ?? createScript(key)
    if (!script) return
    scripts.set(key, script)
    script.element.addEventListener('load', () => {
      script.hasRun = true
    })
    if (script.users++ === 0) document.head.append(script.element)
    return () => {
      if (--script.users > 0) return
      stopScript(script.element)
      if (!script.hasRun) scripts.delete(key)
    }
  }, [allowed, key])

  return null
}

/** Creates a script. Reports an error, and returns `undefined`, if the script must not be loaded. */
function createScript(key: string): PageScript | undefined {
  const [src, attributes]: [string, Record<string, string>] = JSON.parse(key)
  const element = document.createElement('script')
  // Scripts that are not `async` run in the order in which they are inserted.
  element.async = false
  // The browser refuses an attribute with a wrong name, and an address that the Trusted Types of the page do not allow.
  try {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.src = src
    // The property `src` is the absolute URL.
    if (/^https?:/.test(element.src)) return { element, users: 0, hasRun: false }
    throw new Error(
      `consent: <ConsentScript> does not load "${src}", because only an address on a host can be checked by a ` +
        'Content-Security-Policy. Give an http or https URL.',
    )
  } catch (error) {
    reportError(error)
  }
}
