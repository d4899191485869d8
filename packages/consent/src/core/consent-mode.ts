import type { Category, ConsentState } from './state'

/**
 * The signals of Google Consent Mode v2 that a decision sets.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export type Signal =
  | 'functionality_storage'
  | 'analytics_storage'
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'

/** Which category each signal follows. */
export type Signals = Readonly<Record<Signal, Category>>

export const DEFAULT_SIGNALS = {
  functionality_storage: 'preferences',
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as Signals

type TaggedWindow = Window & { dataLayer?: unknown[] }

/** Tells the tag manager what is granted and what is denied. */
export function updateConsentMode(window: TaggedWindow, state: ConsentState, signals: Signals) {
  window.dataLayer ??= []
  const layer = window.dataLayer
  // The tag manager reads commands only from an `arguments` object, not from an array.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const answers = Object.entries(signals).map(([signal, category]) => [
    signal,
    state[category] ? 'granted' : 'denied',
  ])
  gtag('consent', 'update', Object.fromEntries(answers))
}

/** Loads the tag manager, once. */
export function loadTagManager(window: TaggedWindow, id: string) {
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  if (window.document.querySelector(`script[src="${src}"]`)) return
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = window.document.createElement('script')
  script.async = true
  script.src = src
  window.document.head.append(script)
}
