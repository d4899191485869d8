'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Consent, ConsentRecord, ConsentState } from '../../core'
import type { ConsentMessages } from '../../locales/messages'

/** The dialog's mode: `main` asks for a decision, `preferences` lists the categories. */
export type ConsentMode = 'closed' | 'main' | 'preferences'

interface ConsentContext {
  consent: Consent
  messages: ConsentMessages
  state: ConsentState
  decided: boolean
  mode: ConsentMode
  /** Whether `ConsentReminder` shows, because the page may be read before deciding. */
  reminding: boolean
  show: (mode: 'main' | 'preferences') => void
  /** Closes the dialog after a decision; before one, goes back to the question or the reminder. */
  dismiss: () => void
}

const Context = createContext<ConsentContext | undefined>(undefined)

/**
 * The context of the components of this package. Consumers use `useConsent`.
 * @param caller the component or hook that the error names
 * @throws outside of a `ConsentProvider`
 */
export function useConsentContext(caller: string): ConsentContext {
  const context = useContext(Context)
  if (!context)
    throw new Error(
      `consent: ${caller} was called outside <ConsentProvider>, so there is no decision to read. ` +
        'Wrap the app in <ConsentProvider>.',
    )
  return context
}

export interface ConsentProviderProps {
  /** The result of `createConsent`. Create it once, outside of components. */
  consent: Consent
  /** The texts, from `@meridiana/consent/locales/<language>`. */
  messages: ConsentMessages
  /**
   * True on pages that a visitor must be able to read before deciding, such as the privacy policy:
   * `ConsentReminder` shows there in place of the dialog, which comes back on the next page.
   * @default false
   */
  suspended?: boolean | undefined
  children?: ReactNode
}

const serverSnapshot = () => undefined

/**
 * Gives the decision and the texts to the components inside. Renders no element.
 * @throws when `messages` is missing
 */
export function ConsentProvider({ consent, messages, suspended = false, children }: ConsentProviderProps) {
  if (!messages)
    throw new Error(
      'consent: <ConsentProvider> has no messages, so its components have no texts. Import a language, ' +
        "such as { en } from '@meridiana/consent/locales/en', and pass it as messages.",
    )

  // The server and the hydrating browser have no record, so neither renders a dialog.
  const record = useSyncExternalStore<ConsentRecord | undefined>(
    consent.subscribe,
    consent.get,
    serverSnapshot,
  )
  useEffect(() => consent.connect(), [consent])

  // A mode that the visitor opened holds until the record changes, here or in another tab, or `suspended` does.
  const [opened, setOpened] = useState<{ mode: ConsentMode; record?: ConsentRecord; suspended: boolean }>()
  const undecided = record !== undefined && !record.date
  const defaultMode = undecided && !suspended ? 'main' : 'closed'
  const mode =
    record && opened?.record === record && opened.suspended === suspended ? opened.mode : defaultMode

  return (
    <Context.Provider
      value={{
        consent,
        messages,
        state: record?.state ?? consent.none,
        decided: record?.date !== undefined,
        mode,
        reminding: undecided && suspended,
        show: (mode) => setOpened({ mode, record, suspended }),
        dismiss: () => setOpened(undefined),
      }}
    >
      {children}
    </Context.Provider>
  )
}

export interface UseConsentResult extends Pick<Consent, 'update' | 'acceptAll' | 'rejectAll'> {
  /** The allowed categories. */
  state: ConsentState
  /** Whether the visitor has decided; false on a server and while hydrating. */
  decided: boolean
  mode: ConsentMode
  openPreferences: () => void
}

/**
 * Reads and changes the decision.
 * @throws outside of a `ConsentProvider`
 */
export function useConsent(): UseConsentResult {
  const { consent, state, decided, mode, show } = useConsentContext('useConsent()')
  const { update, acceptAll, rejectAll } = consent
  return { state, decided, mode, update, acceptAll, rejectAll, openPreferences: () => show('preferences') }
}
