import { type ReactNode, useState } from 'react'
import { ConsentProvider, type ConsentProviderProps, CookiePreferencesTrigger } from '../src'
import { type ConsentOptions, type ConsentState, createConsent } from '../src/core'

/** A storage for one story, so that each guest arrives as the story says. */
const memory = (entries: Record<string, string>) => {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

export interface StoryPageProps extends Omit<ConsentProviderProps, 'consent'> {
  /** What the guest has decided on an earlier visit. @default nothing yet */
  decision?: Partial<ConsentState>
  globalPrivacyControl?: boolean
  options?: ConsentOptions
}

/** A page of a property, as a guest finds it: with the way back to the preferences at its foot. */
export function StoryPage({ decision, globalPrivacyControl, options, children, ...props }: StoryPageProps) {
  const [consent] = useState(() => {
    const state = { necessary: true, preferences: false, analytics: false, marketing: false, ...decision }
    const storage = memory(
      decision
        ? { cookieConsentState: JSON.stringify(state), cookieConsentDate: new Date().toISOString() }
        : {},
    )
    return {
      ...createConsent({ storage, ...options }),
      ...(globalPrivacyControl && { globalPrivacyControl }),
    }
  })
  return (
    <ConsentProvider consent={consent} {...props}>
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

/** A sundial’s fan of hour lines under an arch. */
export const StoryMark = (): ReactNode => (
  <svg viewBox="0 0 60 30" width="46" height="23" fill="none" className="story-mark" aria-hidden="true">
    <path d="M1 29.5a29 28.5 0 0 1 58 0M30 29.5L7 14M30 29.5L15 6M30 29.5L30 1M30 29.5L45 6M30 29.5L53 14" />
  </svg>
)
