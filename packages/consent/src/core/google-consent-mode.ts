import type { ConsentCategory, ConsentRecord, ConsentState } from './state'

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

export type TaggedWindow = Window & { dataLayer?: (ArrayLike<unknown> | null)[] }

/** Creates a command of the data layer. The tag manager accepts only an `arguments` object, not an array. */
export function createCommand(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the tag manager accepts only `arguments`
  return arguments
}

/** The signals of Consent Mode, granted or denied. */
export const createConsentSignals = (state: ConsentState, signals: ConsentSignalCategories) =>
  Object.fromEntries(
    Object.entries(signals).map(([signal, category]) => [signal, state[category] ? 'granted' : 'denied']),
  )

/**
 * Tells the tag manager the current decision.
 * @param isDecision whether the visitor has just decided. Otherwise nothing is told that the last `consent update` of
 * the page already says, nor that there is no decision if the page has no update.
 */
export function updateGoogleConsentMode(
  window: TaggedWindow,
  { state, date }: ConsentRecord,
  signals: ConsentSignalCategories,
  isDecision?: boolean,
) {
  const update = createConsentSignals(state, signals)
  const last = window.dataLayer?.findLast?.((command) => command?.[1] === 'update')
  if (!isDecision && (last ? JSON.stringify(last[2]) === JSON.stringify(update) : !date)) return
  window.dataLayer ??= []
  window.dataLayer.push(createCommand('consent', 'update', update))
}

/** The documents that have loaded a tag manager, by its address. A router may have taken its script out since. */
const loaded = new Map<string, Document>()

/** Loads Google Tag Manager, unless the page has loaded it already. */
export function loadGoogleTagManager({ dataLayer, document }: TaggedWindow, id: string) {
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  if (loaded.get(src) === document || document.querySelector(`script[src="${src}"]`)) return
  loaded.set(src, document)
  dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' } as never)
  const script = document.createElement('script')
  script.src = src
  document.head.append(script)
}
