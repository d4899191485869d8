import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { ConsentProvider, type ConsentProviderProps, CookiePreferencesTrigger } from '../src'
import {
  type ConsentDialogMode,
  type ConsentState,
  type ConsentStoreOptions,
  createConsentStore,
} from '../src/core'
import { de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { it } from '../src/locales/it'
import { he } from './he'

export const messagesByLanguage = { en, it, de, he }

/** The texts in the language of the toolbar or of the story. */
export const messagesFor = ({ language = 'en' }: { language?: keyof typeof messagesByLanguage }) =>
  messagesByLanguage[language]

/** A storage in memory. Each story has its own, so that stories do not share a decision. */
const memoryStorage = (entries: Record<string, string>) => {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

interface StoryPageProps extends Omit<ConsentProviderProps, 'consent'> {
  /** The visitor's decision on an earlier visit. @default none */
  decision?: Partial<ConsentState> | undefined
  globalPrivacyControl?: boolean | undefined
  options?: ConsentStoreOptions
  /** Whether the preferences trigger is at the bottom of the page. @default true */
  hasTrigger?: boolean
  /** What the dialog shows. @default what the provider decides */
  mode?: ConsentDialogMode | undefined
  language?: keyof typeof storyText
}

/** A page of a site, with the button that opens the preferences at the bottom. */
function StoryPage({
  decision,
  globalPrivacyControl,
  options,
  hasTrigger = true,
  mode,
  language = 'en',
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
  useEffect(() => {
    if (mode) consent.dialog.set(mode)
  }, [consent, mode])
  const { title, text } = storyText[language]
  return (
    <ConsentProvider consent={consent} {...props}>
      <main className="story-text">
        <h1>{title}</h1>
        <p>{text}</p>
      </main>
      {children}
      {hasTrigger && (
        <footer className="story-footer">
          <CookiePreferencesTrigger />
        </footer>
      )}
    </ConsentProvider>
  )
}

const storyText = {
  en: {
    title: 'Rooms that keep the sun’s time',
    text: 'Nine rooms between the garden and the hills, each with its own hour of light. Breakfast is served under the pergola until the shadow reaches the fourth line.',
  },
  it: {
    title: 'Camere che seguono il sole',
    text: 'Nove camere tra il giardino e le colline, ognuna con la sua ora di luce. La colazione è servita sotto la pergola finché l’ombra arriva alla quarta linea.',
  },
  de: {
    title: 'Zimmer, die mit der Sonne gehen',
    text: 'Neun Zimmer zwischen Garten und Hügeln, jedes mit seiner eigenen Stunde Licht. Frühstück gibt es unter der Pergola, bis der Schatten die vierte Linie erreicht.',
  },
  he: {
    title: 'חדרים ששומרים את שעות השמש',
    text: 'תשעה חדרים בין הגן לגבעות, ולכל אחד שעת אור משלו. ארוחת הבוקר מוגשת תחת הפרגולה עד שהצל מגיע אל הקו הרביעי.',
  },
}

/**
 * A decorator that puts the story into a page. The props of the page are in the story's parameter `page`, and those that
 * have a control in its args.
 */
export const withStoryPage: Decorator = (Story, { args, globals, parameters }) => (
  <StoryPage
    key={`${args.globalPrivacyControl}`}
    language={globals.language}
    messages={(args.messages as typeof en) ?? messagesFor(globals)}
    mode={args.mode as ConsentDialogMode}
    globalPrivacyControl={args.globalPrivacyControl as boolean}
    {...parameters.page}
  >
    <Story />
  </StoryPage>
)

/** The names of both policies, by language. */
export const policyNames = {
  en: ['Privacy policy', 'Cookie policy'],
  it: ['Privacy policy', 'Cookie policy'],
  de: ['Datenschutzerklärung', 'Cookie-Richtlinie'],
  he: ['מדיניות פרטיות', 'מדיניות עוגיות'],
}

/** The links to policies with these names. */
export const linksTo = (names: string[]) =>
  names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a control changes the name, and the link is the same.
    <a key={index} href={`#policy-${index + 1}`}>
      {name}
    </a>
  ))
