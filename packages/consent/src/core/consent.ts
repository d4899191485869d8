import { clear, FONT_HOSTS } from './clear'
import { DEFAULT_SIGNALS, loadTagManager, type Signals, updateConsentMode } from './consent-mode'
import { type Category, type ConsentRecord, type ConsentState, DEFAULT_CATEGORIES, stateOf } from './state'
import { attempt, type ConsentStorage, DATE_KEY, parseRecord, STATE_KEY } from './storage'

/** How a decision was made. */
export type DecisionMethod = 'accept-all' | 'reject-all' | 'selection' | 'close' | 'gate' | 'update'

/** The receipt of a decision: what a property keeps to be able to show it (GDPR, article 7(1)). */
export interface Decision {
  state: ConsentState
  /** ISO 8601, UTC. */
  date: string
  policyVersion: string | undefined
  /** The language of the page on which the guest decided (`<html lang>`). */
  language: string
  method: DecisionMethod
}

export interface ConsentOptions {
  /** The optional categories, in the order in which a guest reads them. @default preferences, analytics, marketing */
  categories?: readonly Category[]
  /**
   * The day of the policy in force, as ISO 8601 (`'2026-11-01'`): older decisions are asked again. A day to
   * come changes nothing until it has come.
   */
  policyVersion?: string
  /** Called after each decision made in this tab, with its receipt. */
  onDecision?: (decision: Decision) => void
  /** Loaded when the first category that a signal of analytics or advertising follows is allowed. @default none */
  tagManagerId?: string
  /** Which category each Consent Mode signal follows. @default functionality: preferences, analytics: analytics, ads: marketing */
  signals?: Signals
  /** Hosts whose `<link>` elements are removed when nothing is allowed. @default Google Fonts */
  fontHosts?: readonly string[]
  /** Where the decision is kept. @default `window.localStorage` */
  storage?: ConsentStorage
  /** @default the system's clock */
  clock?: () => Date
  /** @default the global window; on a server there is none, and nobody has decided */
  window?: Window
}

export interface Consent {
  readonly categories: readonly Category[]
  /** Whether the browser sends Global Privacy Control. Nothing starts allowed anyway: this is to say so. */
  readonly globalPrivacyControl: boolean
  /** The state in which only the necessary is allowed. */
  readonly none: ConsentState
  /** The decision that holds; the same object until it changes. */
  get(): ConsentRecord
  /** Merges the flags into the state and saves it as the guest's decision. */
  update(flags: Partial<Record<Category, boolean>>, method?: DecisionMethod): void
  acceptAll(): void
  rejectAll(method?: DecisionMethod): void
  /** Calls back after every change, also one made in another tab. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Connects to the page: applies a stored decision to the tag manager and follows other tabs.
   * Returns what ends it. On a server it does nothing.
   */
  connect(): () => void
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
 * Keeps one guest's decision, and tells the page about it.
 * @throws when `policyVersion` is not a date
 */
export function createConsent({
  categories = DEFAULT_CATEGORIES,
  policyVersion,
  onDecision,
  tagManagerId,
  signals = DEFAULT_SIGNALS,
  fontHosts = FONT_HOSTS,
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
  const none = stateOf(categories, () => false)
  const all = stateOf(categories, () => true)
  const undecided: ConsentRecord = { state: none }
  let record = undecided
  let seen: string | undefined

  // Looking up `localStorage` may itself throw, so it is looked up on each attempt.
  const area = () => storage ?? window.localStorage
  const readTexts = () => attempt(() => [area().getItem(STATE_KEY), area().getItem(DATE_KEY)])

  /**
   * Takes over what is stored if that is news; says whether it was. What storage refused to keep is no news,
   * so that a decision holds at least as long as the page.
   */
  function read() {
    const texts = readTexts()
    if (!texts || String(texts) === seen) return false
    seen = String(texts)
    record = parseRecord(texts, { categories, now: clock(), policyVersion }) ?? undecided
    return true
  }

  function applyToTags() {
    updateConsentMode(window, record.state, signals)
    if (tagManagerId && (record.state[signals.analytics_storage] || record.state[signals.ad_storage]))
      loadTagManager(window, tagManagerId)
  }

  function publish() {
    for (const listener of listeners) listener()
    applyToTags()
    for (const type of EVENTS) window.dispatchEvent(new CustomEvent(type, { detail: record.state }))
    if (record.date && !categories.some((category) => record.state[category]))
      clear(window, [STATE_KEY, DATE_KEY], fontHosts)
  }

  const consent: Consent = {
    categories,
    globalPrivacyControl: !!(window?.navigator as { globalPrivacyControl?: boolean })?.globalPrivacyControl,
    none,
    get: () => record,
    update(flags, method = 'update') {
      const { state } = record
      const date = clock().toISOString()
      record = { state: stateOf(categories, (category) => flags[category] ?? state[category]), date }
      attempt(() => {
        area().setItem(STATE_KEY, JSON.stringify(record.state))
        area().setItem(DATE_KEY, date)
      })
      seen = String(readTexts())
      publish()
      const language = window.document.documentElement.lang
      onDecision?.({ state: record.state, date, policyVersion, language, method })
    },
    acceptAll: () => consent.update(all, 'accept-all'),
    rejectAll: (method = 'reject-all') => consent.update(none, method),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect() {
      if (!window) return () => {}
      const connection = new AbortController()
      const follow = () => {
        if (read()) publish()
      }
      for (const type of ['storage', 'visibilitychange', ...EVENTS])
        window.addEventListener(type, follow, { signal: connection.signal })
      // What another tab has decided since `createConsent` is news; what was known by then only the tags lack.
      if (read()) publish()
      else if (record.date) applyToTags()
      return () => connection.abort()
    },
  }

  read()
  return consent
}
