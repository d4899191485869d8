'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Consent, ConsentRecord, ConsentState, OpenDialogMode } from '../../core'
import type { ConsentMessages } from '../../locales/messages'

/** The dialog's mode: `main` asks for a decision, `preferences` lists the categories. */
export type ConsentMode = 'closed' | OpenDialogMode

interface ProviderValue {
  consent: Consent
  messages: ConsentMessages
  suspended: boolean
}

interface ConsentContext {
  consent: Consent
  messages: ConsentMessages
  state: ConsentState
  decided: boolean
  mode: ConsentMode
  /** Whether `ConsentReminder` is shown: the provider is `suspended` and the visitor has not decided. */
  reminding: boolean
  show: (mode: OpenDialogMode) => void
  /** Closes the preferences without a decision. A visitor who has not decided yet sees the question again. */
  dismiss: () => void
}

// The value is constant while language and page are: a decision renders the components that show it, and not the whole
// page, whose sections may still be waiting for their hydration.
const Context = createContext<ProviderValue | undefined>(undefined)

const serverSnapshot = () => undefined

/**
 * The decision, the texts and the dialog's mode. Consumers use `useConsent`.
 * @param caller name of the calling component or hook, for the error message
 * @throws outside of a `ConsentProvider`
 */
export function useConsentContext(caller: string): ConsentContext {
  const context = useContext(Context)
  if (!context)
    throw new Error(
      `consent: ${caller} was called outside <ConsentProvider>, so there is no decision to read. ` +
        'Wrap the app in <ConsentProvider>.',
    )
  const { consent, messages, suspended } = context
  const { dialog } = consent
  // `undefined` on the server and during hydration, where the stored decision is unknown and no dialog is rendered.
  const record = useSyncExternalStore<ConsentRecord | undefined>(
    consent.subscribe,
    consent.get,
    serverSnapshot,
  )
  const opened = useSyncExternalStore(dialog.subscribe, dialog.get, serverSnapshot)

  const undecided = record !== undefined && !record.date
  const defaultMode = undecided && !suspended ? 'main' : 'closed'
  return {
    consent,
    messages,
    state: record?.state ?? consent.none,
    decided: record?.date !== undefined,
    mode: opened ?? defaultMode,
    reminding: undecided && suspended,
    show: dialog.set,
    dismiss: () => dialog.set(undefined),
  }
}

export interface ConsentProviderProps {
  /** The result of `createConsent`. Create it once, outside of components. */
  consent: Consent
  /** The texts, from `@meridiana/consent/locales/<language>`. */
  messages: ConsentMessages
  /**
   * True on pages that a visitor must be able to read before deciding, such as the privacy policy:
   * these pages show `ConsentReminder` instead of the dialog.
   * @default false
   */
  suspended?: boolean | undefined
  children?: ReactNode
}

/**
 * Provides the decision and the texts to the components inside, through context. Renders no element.
 * @throws when `messages` is missing
 */
export function ConsentProvider({ consent, messages, suspended = false, children }: ConsentProviderProps) {
  if (!messages)
    throw new Error(
      'consent: <ConsentProvider> has no messages, so its components have no texts. Import a language, ' +
        "such as { en } from '@meridiana/consent/locales/en', and pass it as messages.",
    )

  useEffect(() => consent.connect(), [consent])
  // A mode that the visitor opened is valid until `suspended` changes, or the record, in any tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `suspended` changes
  useEffect(() => () => consent.dialog.set(undefined), [consent, suspended])
  const value = useMemo(() => ({ consent, messages, suspended }), [consent, messages, suspended])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export interface UseConsentResult
  extends Pick<Consent, 'update' | 'acceptAll' | 'rejectAll' | 'openPreferences'> {
  /** The allowed categories. */
  state: ConsentState
  /** Whether the visitor has decided; false on a server and while hydrating. */
  decided: boolean
  mode: ConsentMode
}

/**
 * Reads and changes the decision.
 * @throws outside of a `ConsentProvider`
 */
export function useConsent(): UseConsentResult {
  const { consent, state, decided, mode } = useConsentContext('useConsent()')
  const { update, acceptAll, rejectAll, openPreferences } = consent
  return { state, decided, mode, update, acceptAll, rejectAll, openPreferences }
}
