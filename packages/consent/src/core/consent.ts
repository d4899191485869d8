import { clearStoredData, DEFAULT_FONT_HOSTS } from './clear-stored-data'
import {
  type ConsentSignals,
  DEFAULT_CONSENT_SIGNALS,
  loadTagManager,
  updateConsentMode,
} from './consent-mode'
import {
  type Category,
  type ConsentRecord,
  type ConsentState,
  createConsentState,
  DEFAULT_CATEGORIES,
} from './state'
import {
  type ConsentStorage,
  DATE_STORAGE_KEY,
  parseConsentRecord,
  STATE_STORAGE_KEY,
  tryOrUndefined,
} from './storage'

/** The action that made a decision. */
export type DecisionMethod = 'accept-all' | 'reject-all' | 'selection' | 'close' | 'gate' | 'update'

/** Receipt of a decision, for sites that keep a proof of consent (GDPR, article 7(1)). */
export interface Decision {
  state: ConsentState
  /** ISO 8601, UTC. */
  date: string
  policyVersion: string | undefined
  /** Language of the page on which the visitor decided (`<html lang>`). */
  language: string
  method: DecisionMethod
}

/** The mode in which the visitor opens the dialog: the question, or the list of categories. */
export type OpenDialogMode = 'main' | 'preferences'

export interface ConsentOptions {
  /** The optional categories, in reading order. @default preferences, analytics, marketing */
  categories?: readonly Category[] | undefined
  /**
   * Start date of the current policy, ISO 8601 (`'2026-11-01'`). Earlier decisions become invalid on that day, and
   * the visitor is asked again; a date in the future has no effect until then. @default none
   */
  policyVersion?: string | undefined
  /** Called after each decision made in this tab. */
  onDecision?: ((decision: Decision) => void) | undefined
  /** Google Tag Manager id. Loaded once an analytics or advertising signal is granted. @default none */
  tagManagerId?: string | undefined
  /**
   * The category that grants each Consent Mode signal.
   * @default functionality: preferences, analytics: analytics, ads: marketing
   */
  signals?: ConsentSignals | undefined
  /** Hosts whose `<link>` elements are removed when no category is allowed. @default Google Fonts */
  fontHosts?: readonly string[] | undefined
  /** @default `window.localStorage` */
  storage?: ConsentStorage | undefined
  /** @default the system clock */
  clock?: (() => Date) | undefined
  /** @default the global `window`; on a server there is none, and every visitor counts as undecided */
  window?: Window | undefined
}

export interface Consent {
  readonly categories: readonly Category[]
  /** Whether the browser sends Global Privacy Control; if so, the dialog mentions it. */
  readonly globalPrivacyControl: boolean
  /** The state with only `necessary` allowed. */
  readonly none: ConsentState
  /** The current decision; the same object until it changes. */
  get(): ConsentRecord
  /** Changes the given categories, keeps the others, and saves the result as a decision. */
  update(flags: Partial<Record<Category, boolean>>, method?: DecisionMethod): void
  acceptAll(): void
  rejectAll(method?: DecisionMethod): void
  /** Calls the listener after every change, also after one made in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Opens the preferences in the `ConsentDialog` of the page, also in that of another React root (an island). */
  openPreferences(): void
  /**
   * The mode in which the visitor has opened the dialog; undefined while it is not opened, and after each decision.
   * Here and not in a component, because all React roots of a page share it.
   */
  readonly dialog: {
    get(): OpenDialogMode | undefined
    set(mode: OpenDialogMode | undefined): void
    subscribe(listener: () => void): () => void
  }
  /**
   * Connects to the page: applies a stored decision to the tag manager and follows other tabs. Does nothing on a
   * server. Returns the disconnect function.
   */
  connect(): () => void
}

function subscribeTo(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Dispatched on `window` after every change, in this order, with the state as `detail`. */
const EVENTS = ['consentUpdated', 'cookieConsentChanged'] as const

declare global {
  interface WindowEventMap {
    consentUpdated: CustomEvent<ConsentState>
    cookieConsentChanged: CustomEvent<ConsentState>
  }
}

/**
 * Creates the store of the visitor's decision.
 * @throws when `policyVersion` is not a date
 */
export function createConsent({
  categories = DEFAULT_CATEGORIES,
  policyVersion,
  onDecision,
  tagManagerId,
  signals = DEFAULT_CONSENT_SIGNALS,
  fontHosts = DEFAULT_FONT_HOSTS,
  storage,
  clock = () => new Date(),
  window = globalThis.window,
}: ConsentOptions = {}): Consent {
  if (policyVersion !== undefined && Number.isNaN(Date.parse(policyVersion)))
    throw new Error(
      `consent: policyVersion "${policyVersion}" is not a date, so decisions cannot be compared with it. ` +
        `Give the day from which the policy holds, like "2026-11-01".`,
    )

  const listeners = new Set<() => void>()
  const dialogListeners = new Set<() => void>()
  let dialogMode: OpenDialogMode | undefined
  const none = createConsentState(categories, () => false)
  const all = createConsentState(categories, () => true)
  const undecided: ConsentRecord = { state: none }
  let record = undecided
  let lastRead: string | undefined

  // A function, because reading `window.localStorage` can throw. Called only inside `tryOrUndefined`.
  const getStorage = () => storage ?? window.localStorage
  const readEntries = () =>
    tryOrUndefined(() => [getStorage().getItem(STATE_STORAGE_KEY), getStorage().getItem(DATE_STORAGE_KEY)])

  /**
   * Reads the stored decision; returns whether it changed since the last read. If saving a decision failed, the
   * stored entries have not changed, so the unsaved decision is kept until the page is left.
   */
  function read() {
    const entries = readEntries()
    if (!entries || String(entries) === lastRead) return false
    lastRead = String(entries)
    record = parseConsentRecord(entries, { categories, now: clock(), policyVersion }) ?? undecided
    return true
  }

  function applyToTags() {
    updateConsentMode(window, record.state, signals)
    if (tagManagerId && (record.state[signals.analytics_storage] || record.state[signals.ad_storage]))
      loadTagManager(window, tagManagerId)
  }

  function publish() {
    dialogMode = undefined
    for (const listener of listeners) listener()
    applyToTags()
    for (const type of EVENTS) window.dispatchEvent(new CustomEvent(type, { detail: record.state }))
    if (record.date && !categories.some((category) => record.state[category]))
      clearStoredData(window, [STATE_STORAGE_KEY, DATE_STORAGE_KEY], fontHosts)
  }

  const consent: Consent = {
    categories,
    globalPrivacyControl: !!(window?.navigator as { globalPrivacyControl?: boolean })?.globalPrivacyControl,
    none,
    get: () => record,
    update(flags, method = 'update') {
      const { state } = record
      const date = clock().toISOString()
      record = {
        state: createConsentState(categories, (category) => flags[category] ?? state[category]),
        date,
      }
      tryOrUndefined(() => {
        getStorage().setItem(STATE_STORAGE_KEY, JSON.stringify(record.state))
        getStorage().setItem(DATE_STORAGE_KEY, date)
      })
      lastRead = String(readEntries())
      publish()
      const language = window.document.documentElement.lang
      onDecision?.({ state: record.state, date, policyVersion, language, method })
    },
    acceptAll: () => consent.update(all, 'accept-all'),
    rejectAll: (method = 'reject-all') => consent.update(none, method),
    subscribe: (listener) => subscribeTo(listeners, listener),
    openPreferences: () => consent.dialog.set('preferences'),
    dialog: {
      get: () => dialogMode,
      set(mode) {
        dialogMode = mode
        for (const listener of dialogListeners) listener()
      },
      subscribe: (listener) => subscribeTo(dialogListeners, listener),
    },
    connect() {
      if (!window) return () => {}
      const connection = new AbortController()
      const syncWithStorage = () => {
        if (read()) publish()
      }
      for (const type of ['storage', 'visibilitychange', ...EVENTS])
        window.addEventListener(type, syncWithStorage, { signal: connection.signal })
      // Another tab may have saved a decision since `createConsent`. Otherwise only the tag manager needs the decision.
      if (read()) publish()
      else if (record.date) applyToTags()
      return () => connection.abort()
    },
  }

  read()
  return consent
}
