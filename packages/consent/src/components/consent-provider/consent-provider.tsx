'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Consent, ConsentRecord, ConsentState } from '../../core'
import { en } from '../../locales/en'
import type { ConsentWords } from '../../words'

/** What of the dialog is on screen. */
export type ConsentMode = 'closed' | 'main' | 'preferences'

interface ConsentContext {
  consent: Consent
  words: ConsentWords
  state: ConsentState
  decided: boolean
  mode: ConsentMode
  /** Whether the question waits as a bar, because this page may be read first. */
  waiting: boolean
  show: (mode: 'main' | 'preferences') => void
  /** Goes back to what the page shows by itself: nothing after a decision, the question before it. */
  dismiss: () => void
}

const Context = createContext<ConsentContext | undefined>(undefined)

/** For the parts of this package; everyone else has `useConsent`. */
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
  /** What `createConsent` has returned: once, outside of components. */
  consent: Consent
  /** @default the English words */
  words?: ConsentWords
  /**
   * True on pages that a guest must be able to read before deciding, such as the privacy policy: the question
   * waits there as a bar (`ConsentReminder`), and comes back on the next page.
   * @default false
   */
  suspended?: boolean
  children: ReactNode
}

const unknown = () => undefined

/** Gives a decision and the words to all parts below. Renders nothing of its own. */
export function ConsentProvider({
  consent,
  words = en as ConsentWords,
  suspended = false,
  children,
}: ConsentProviderProps) {
  // A server, and the page that hydrates what it sent, know no decision: so neither shows a dialog.
  const record = useSyncExternalStore<ConsentRecord | undefined>(consent.subscribe, consent.get, unknown)
  useEffect(() => consent.connect(), [consent])

  // What a guest has opened stays open until there is a decision, here or in another tab, or another page.
  const [opened, setOpened] = useState<{ mode: ConsentMode; record?: ConsentRecord; suspended: boolean }>()
  const undecided = record !== undefined && !record.date
  const waiting = undecided && suspended
  const own = undecided && !suspended ? 'main' : 'closed'
  const mode = record && opened?.record === record && opened.suspended === suspended ? opened.mode : own

  return (
    <Context.Provider
      value={{
        consent,
        words,
        state: record?.state ?? consent.none,
        decided: record?.date !== undefined,
        mode,
        waiting,
        show: (mode) => setOpened({ mode, record, suspended }),
        dismiss: () => setOpened(undefined),
      }}
    >
      {children}
    </Context.Provider>
  )
}

export interface UseConsent extends Pick<Consent, 'update' | 'acceptAll' | 'rejectAll'> {
  /** What is allowed now. */
  state: ConsentState
  /** Whether the guest has decided; false on a server and while hydrating. */
  decided: boolean
  mode: ConsentMode
  openPreferences: () => void
}

/**
 * Reads the decision, and decides.
 * @throws outside of a `ConsentProvider`
 */
export function useConsent(): UseConsent {
  const { consent, state, decided, mode, show } = useConsentContext('useConsent()')
  const { update, acceptAll, rejectAll } = consent
  return { state, decided, mode, update, acceptAll, rejectAll, openPreferences: () => show('preferences') }
}
