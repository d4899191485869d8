import { useState } from 'react'
import { ConsentProvider, type ConsentProviderProps, CookiePreferencesTrigger } from '../src'
import { type ConsentState, type ConsentStoreOptions, createConsentStore } from '../src/core'
import { de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { it } from '../src/locales/it'

const locales = { en, it, de }

export type StoryLanguage = keyof typeof locales

/** A storage in memory. Each story has its own, so that stories do not share a decision. */
const memoryStorage = (entries: Record<string, string>) => {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

export interface StoryPageProps extends Omit<ConsentProviderProps, 'consent' | 'messages'> {
  language: StoryLanguage
  /** The visitor's decision on an earlier visit. @default none */
  decision?: Partial<ConsentState> | undefined
  globalPrivacyControl?: boolean | undefined
  options?: ConsentStoreOptions
}

/** A page of a site, with the button that opens the preferences at the bottom. */
export function StoryPage({
  language,
  decision,
  globalPrivacyControl,
  options,
  children,
  ...props
}: StoryPageProps) {
  const [consent] = useState(() => {
    const state = { necessary: true, preferences: false, analytics: false, marketing: false, ...decision }
    const storage = memoryStorage(
      decision
        ? { cookieConsentState: JSON.stringify(state), cookieConsentDate: new Date().toISOString() }
        : {},
    )
    return {
      ...createConsentStore({ storage, ...options }),
      ...(globalPrivacyControl && { globalPrivacyControl }),
    }
  })
  return (
    <ConsentProvider consent={consent} messages={locales[language]} {...props}>
      <StoryText />
      {children}
      <footer className="story-footer">
        <CookiePreferencesTrigger />
      </footer>
    </ConsentProvider>
  )
}

const StoryText = () => (
  <main className="story-text">
    <h1>Rooms that keep the sun’s time</h1>
    <p>
      Nine rooms between the garden and the hills, each with its own hour of light. Breakfast is served under
      the pergola until the shadow reaches the fourth line.
    </p>
  </main>
)

/** The logo of the page in a story: hour lines of a sundial under an arch. */
export const StoryLogo = () => (
  <svg viewBox="0 0 60 30" width="46" height="23" fill="none" className="story-mark" aria-hidden="true">
    <path d="M1 29.5a29 28.5 0 0 1 58 0M30 29.5L7 14M30 29.5L15 6M30 29.5L30 1M30 29.5L45 6M30 29.5L53 14" />
  </svg>
)
