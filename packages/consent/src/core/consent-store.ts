import { clearStoredData, DEFAULT_FONT_HOSTS } from './clear-stored-data'
import {
  type ConsentSignalCategories,
  DEFAULT_CONSENT_SIGNAL_CATEGORIES,
  loadGoogleTagManager,
  updateGoogleConsentMode,
} from './google-consent-mode'
import {
  type ConsentCategory,
  type ConsentRecord,
  type ConsentState,
  createConsentState,
  DEFAULT_CONSENT_CATEGORIES,
} from './state'
import {
  type ConsentStorage,
  parseConsentRecord,
  parseDate,
  readConsentEntries,
  tryOrUndefined,
  writeConsentEntries,
} from './storage'

/** The visitor's action that made a decision. */
export type ConsentDecisionMethod = 'accept-all' | 'reject-all' | 'selection' | 'close' | 'gate' | 'update'

/** What a site keeps as proof of a decision (GDPR, article 7(1)). */
export interface ConsentReceipt {
  state: ConsentState
  /** Time of the decision: ISO 8601, UTC. */
  date: string
  policyVersion: string | undefined
  /** Language of the page on which the visitor decided (`<html lang>`). */
  language: string
  method: ConsentDecisionMethod
}

/** The mode of the open dialog: `main` asks for a decision, `preferences` lists the categories. */
export type ConsentDialogMode = 'main' | 'preferences'

/** Options of `createConsentStore`. */
export interface ConsentStoreOptions {
  /** The optional categories, in reading order. @default preferences, analytics, marketing */
  categories?: readonly ConsentCategory[] | undefined
  /**
   * Start date of the site's current privacy and cookie policies, ISO 8601 (`'2026-11-01'`). Earlier decisions become
   * invalid on that day, and the visitor is asked again. A future date has no effect before that day. @default none
   */
  policyVersion?: string | undefined
  /** Receives the receipt of each decision in this tab, not in other tabs. */
  onDecision?: ((receipt: ConsentReceipt) => void) | undefined
  /** The id of Google Tag Manager, which is loaded once an analytics or advertising signal is granted. @default none */
  tagManagerId?: string | undefined
  /**
   * The consent category that grants each Consent Mode signal.
   * @default functionality: preferences, analytics: analytics, ads: marketing
   */
  signals?: ConsentSignalCategories | undefined
  /** When the visitor rejects every category, `<link>` elements to these hosts are removed. @default Google Fonts */
  fontHosts?: readonly string[] | undefined
  /** Where the decision is stored. @default `window.localStorage` */
  storage?: ConsentStorage | undefined
  /** Returns the current time. @default the system clock */
  clock?: (() => Date) | undefined
  /**
   * The window of the page. On a server there is no window, and every visitor counts as undecided. @default the global
   * `window`
   */
  window?: Window | undefined
}

/** Holds the visitor's decision, stores it in the browser, and reports changes to subscribers and to Google. */
export interface ConsentStore {
  readonly categories: readonly ConsentCategory[]
  /** True if the browser sends the signal Global Privacy Control. The dialog then shows a note about it. */
  readonly globalPrivacyControl: boolean
  /** The state in which only `necessary` is allowed. */
  readonly none: ConsentState
  /** The current decision. Returns the same object until the decision changes. */
  get(): ConsentRecord
  /** Changes the given categories, keeps the others, and saves the result as a decision. */
  update(flags: Partial<Record<ConsentCategory, boolean>>, method?: ConsentDecisionMethod): void
  acceptAll(): void
  rejectAll(): void
  /** Calls the listener after every change of the decision, also in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Opens the preferences in the page's `ConsentDialog`, which may be in another React root (an island). */
  openPreferences(): void
  /**
   * The mode in which the visitor has opened the dialog, or `closed` if the visitor could not see it. Undefined if the
   * visitor has not opened it, and after each decision. The mode is in the store and not in a component, because all
   * React roots of a page share it.
   */
  readonly dialog: {
    get(): ConsentDialogMode | 'closed' | undefined
    /** Without a mode, closes the preferences, and asks a visitor who has not decided. */
    set(mode?: ConsentDialogMode | 'closed'): void
    subscribe(listener: () => void): () => void
  }
  /**
   * Connects the store to the page: applies a stored decision to the tag manager, and from then on each decision that
   * the visitor makes in another tab. Does nothing on a server. Returns the disconnect function.
   */
  connect(): () => void
}

function subscribeTo(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The events dispatched on `window` after every change of the decision, in this order. Their `detail` is the new
 * `ConsentState`.
 */
const EVENTS = ['consentUpdated', 'cookieConsentChanged'] as const

declare global {
  interface WindowEventMap {
    consentUpdated: CustomEvent<ConsentState>
    cookieConsentChanged: CustomEvent<ConsentState>
  }
}

/**
 * Creates the store of the visitor's decision.
 * @throws if `policyVersion` is not a date
 */
export function createConsentStore({
  categories: names = DEFAULT_CONSENT_CATEGORIES,
  policyVersion,
  onDecision,
  tagManagerId,
  signals = DEFAULT_CONSENT_SIGNAL_CATEGORIES,
  fontHosts = DEFAULT_FONT_HOSTS,
  storage,
  clock = () => new Date(),
  window = globalThis.window,
}: ConsentStoreOptions = {}): ConsentStore {
  if (policyVersion && !parseDate(policyVersion))
    throw new Error(`consent: policyVersion "${policyVersion}" is not a date.`)
  const categories = names.filter((name: string) => name !== 'necessary')

  const listeners = new Set<() => void>()
  const dialogListeners = new Set<() => void>()
  let dialogMode: ReturnType<ConsentStore['dialog']['get']>
  const none = createConsentState(categories, () => false)
  const undecided: ConsentRecord = { state: none }
  let record = undecided
  let lastRead: string | undefined

  // `getStorage` is called only inside `tryOrUndefined`, because reading `window.localStorage` can throw.
  const getStorage = () => storage ?? window.localStorage
  const readEntries = () => tryOrUndefined(() => readConsentEntries(getStorage()))

  /**
   * Reads the stored decision. Returns true if the stored entries have changed since the last call. When the browser
   * refuses to save a decision, the stored entries do not change, so `record` keeps the unsaved decision until the
   * visitor leaves the page.
   */
  function read() {
    const entries = readEntries()
    // A state without a date is a decision that another tab has not written to the end: see `writeConsentEntries`.
    if (!entries || (entries[0] && !entries[1]) || String(entries) === lastRead) return false
    lastRead = String(entries)
    record = parseConsentRecord(entries, { categories, now: clock().getTime(), policyVersion }) ?? undecided
    return true
  }

  /** Calls code of the page or of another script. An error of that code is reported, and stops nothing else. */
  function call(action: () => void) {
    try {
      action()
    } catch (error) {
      window.reportError(error)
    }
  }

  function applyToTags(isDecision?: boolean) {
    updateGoogleConsentMode(window, record, signals, isDecision)
    // Not reached if the tag manager could not read the decision, because `dataLayer` is not an array.
    if (tagManagerId && (record.state[signals.analytics_storage] || record.state[signals.ad_storage]))
      loadGoogleTagManager(window, tagManagerId)
  }

  /** Publishes a changed decision, of this tab or of another one. */
  function publish(isDecision?: boolean) {
    dialogMode = undefined
    for (const listener of listeners) call(listener)
    call(() => applyToTags(isDecision))
    for (const type of EVENTS)
      call(() => window.dispatchEvent(new CustomEvent(type, { detail: record.state })))
  }

  const consent: ConsentStore = {
    categories,
    globalPrivacyControl: !!(window?.navigator as { globalPrivacyControl?: boolean })?.globalPrivacyControl,
    none,
    get: () => record,
    update(flags, method = 'update') {
      // Another tab may have changed the categories that this decision keeps.
      read()
      const { state } = record
      const decision = {
        state: createConsentState(categories, (category) => (flags[category] ?? state[category]) === true),
        date: clock().toISOString(),
      }
      record = decision
      // Only here: a tab that learns of the decision deletes nothing. Before the decision is stored, which then finds free
      // space, and before the code of the page learns of it.
      if (!categories.some((category) => decision.state[category])) clearStoredData(window, fontHosts)
      tryOrUndefined(() => writeConsentEntries(getStorage(), decision))
      lastRead = String(readEntries())
      publish(true)
      call(() =>
        onDecision?.({ ...decision, policyVersion, language: window.document.documentElement.lang, method }),
      )
    },
    acceptAll: () =>
      consent.update(
        createConsentState(categories, () => true),
        'accept-all',
      ),
    rejectAll: () => consent.update(none, 'reject-all'),
    subscribe: (listener) => subscribeTo(listeners, listener),
    openPreferences: () => consent.dialog.set('preferences'),
    dialog: {
      get: () => dialogMode,
      set(mode) {
        dialogMode = mode
        for (const listener of dialogListeners) call(listener)
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
        window.addEventListener(type, syncWithStorage, connection)
      // Another tab may have saved a decision since the store was created.
      syncWithStorage()
      call(applyToTags)
      return () => connection.abort()
    },
  }

  read()
  return consent
}
