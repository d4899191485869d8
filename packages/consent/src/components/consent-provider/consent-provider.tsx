'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ConsentDialogMode, ConsentRecord, ConsentState, ConsentStore } from '../../core'
import type { ConsentMessages } from '../../locales/messages'

/** The state of the dialog: `closed`, `main` (asks for a decision) or `preferences` (lists the categories). */
export type ConsentDialogState = 'closed' | ConsentDialogMode

interface ProviderValue {
  consent: ConsentStore
  /** Calls the listener after a decision, mostly once the browser has painted it: see `ConsentProvider`. */
  subscribe: ConsentStore['subscribe']
  messages: ConsentMessages
  suspended: boolean
}

interface ConsentContext {
  consent: ConsentStore
  messages: ConsentMessages
  state: ConsentState
  decided: boolean
  mode: ConsentDialogState
  suspended: boolean
  /** Whether `ConsentReminder` is shown: the provider is `suspended` and the visitor has not decided. */
  reminding: boolean
}

// The context value contains no decision, so a new decision renders only the components that read the store. If a
// decision changed the context value, React would have to hydrate at once all sections of the page that are not
// hydrated yet.
const Context = createContext<ProviderValue | undefined>(undefined)

const serverSnapshot = () => undefined

/**
 * Returns the decision, the texts and the state of the dialog to the components of this package. Apps call
 * `useConsent`.
 * @throws outside of a `ConsentProvider`
 */
export function useConsentContext(): ConsentContext {
  const context = useContext(Context)
  if (!context) throw new Error('consent: no <ConsentProvider>')
  const { consent, subscribe, messages, suspended } = context
  const { dialog } = consent
  // The server does not know the visitor's decision. On the server and during hydration the record is therefore
  // `undefined`, and no dialog is rendered.
  const record = useSyncExternalStore<ConsentRecord | undefined>(subscribe, consent.get, serverSnapshot)
  const opened = useSyncExternalStore(dialog.subscribe, dialog.get, serverSnapshot)

  const undecided = !!record && !record.date
  const defaultMode = undecided && !suspended ? 'main' : 'closed'
  return {
    consent,
    messages,
    state: record?.state ?? consent.none,
    decided: !!record?.date,
    mode: opened ?? defaultMode,
    suspended,
    reminding: undecided && suspended,
  }
}

export interface ConsentProviderProps {
  /** The store that `createConsentStore` returns. Create the store once, outside of components. */
  consent: ConsentStore
  /** The texts in one language, from `@meridiana/consent/locales/<language>`. */
  messages: ConsentMessages
  /**
   * True on pages that a visitor must be able to read before deciding, such as the privacy policy. These pages show
   * `ConsentReminder` instead of the dialog.
   * @default false
   */
  suspended?: boolean | undefined
  children?: ReactNode
}

/**
 * Provides the decision and the texts to the components inside, through context. Renders no element.
 * @throws if `messages` is missing
 */
export function ConsentProvider({ consent, messages, suspended = false, children }: ConsentProviderProps) {
  if (!messages) throw new Error('consent: no messages')

  useEffect(() => consent.connect(), [consent])
  const value = useMemo(
    () => ({
      consent,
      // A decision closes the dialog itself, and React renders after the paint: the press is answered a third sooner. Not
      // with `requestAnimationFrame`, which a hidden tab or frame does not call.
      subscribe(listener: () => void) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const unsubscribe = consent.subscribe(() => {
          clearTimeout(timer)
          timer = setTimeout(listener, 50)
        })
        return () => {
          clearTimeout(timer)
          unsubscribe()
        }
      },
      messages,
      suspended,
    }),
    [consent, messages, suspended],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** What `useConsent` returns: the visitor's decision, and the functions that change it. */
export interface UseConsentResult
  extends Pick<ConsentStore, 'update' | 'acceptAll' | 'rejectAll' | 'openPreferences'> {
  /** Whether each category is allowed. */
  state: ConsentState
  /** Whether the visitor has decided. False on a server and during hydration. */
  decided: boolean
  mode: ConsentDialogState
}

/**
 * Reads and changes the visitor's decision.
 * @throws outside of a `ConsentProvider`
 */
export function useConsent(): UseConsentResult {
  const { consent, state, decided, mode } = useConsentContext()
  const { update, acceptAll, rejectAll, openPreferences } = consent
  return { state, decided, mode, update, acceptAll, rejectAll, openPreferences }
}
