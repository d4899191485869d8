import type { ConsentCategory, ConsentState } from './state'

/**
 * The signals of Google Consent Mode v2, which the visitor's decision grants or denies.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export type ConsentSignal =
  | 'functionality_storage'
  | 'analytics_storage'
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'

/** The consent category that grants each signal. */
export type ConsentSignalCategories = Readonly<Record<ConsentSignal, ConsentCategory>>

/** The category that grants each signal of Google Consent Mode, if the site declares no own signals. */
export const DEFAULT_CONSENT_SIGNAL_CATEGORIES = {
  functionality_storage: 'preferences',
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as ConsentSignalCategories

type TaggedWindow = Window & { dataLayer?: unknown[] }

/** Pushes a `consent update` command to the tag manager's data layer. */
export function updateGoogleConsentMode(
  window: TaggedWindow,
  state: ConsentState,
  signals: ConsentSignalCategories,
) {
  window.dataLayer ??= []
  const { dataLayer } = window
  // The tag manager accepts a command only as an `arguments` object, not as an array.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager accepts only `arguments`
    dataLayer.push(arguments)
  }
  const grants = Object.entries(signals).map(([signal, category]) => [
    signal,
    state[category] ? 'granted' : 'denied',
  ])
  gtag('consent', 'update', Object.fromEntries(grants))
}

/** Loads Google Tag Manager, unless the page has loaded it already. */
export function loadGoogleTagManager(window: TaggedWindow, id: string) {
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  if (window.document.querySelector(`script[src="${src}"]`)) return
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = window.document.createElement('script')
  script.async = true
  script.src = src
  window.document.head.append(script)
}
