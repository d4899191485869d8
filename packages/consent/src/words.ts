import type { ReactNode } from 'react'
import type { Category } from './core'

/** What a guest reads about a category. */
export interface CategoryWords {
  title: string
  description: ReactNode
}

/**
 * Every word that the package says. Override one by spreading: `{ ...en, trigger: 'Cookies' }`. Where a
 * `ReactNode` stands, one phrase may be emphasised: `<>Your data, <em>your hours</em></>`.
 */
export interface ConsentWords<Name extends string = Category> {
  /** The dialog that asks. */
  main: {
    title: ReactNode
    description: ReactNode
    acceptAll: string
    rejectAll: string
    settings: string
    /** The name of the cross, which rejects: so it has to say so. */
    close: string
    /** Said when the browser sends Global Privacy Control. */
    globalPrivacyControl: ReactNode
  }
  /** The dialog that lists the categories. */
  preferences: {
    title: ReactNode
    description: ReactNode
    save: string
    rejectAll: string
    /** The name of the cross before a first decision: it leads back to the question. */
    back: string
    /** The name of the cross after one: it changes nothing. */
    close: string
  }
  categories: Record<'necessary' | Name, CategoryWords>
  /** What waits at the foot of a page that may be read before deciding. */
  reminder: { text: string; action: string }
  /** What stands in the place of an embed. */
  gate: {
    title: (service: string) => string
    text: (vendor: string, category: string) => string
    allow: (service: string) => string
  }
  /** What opens the preferences again. */
  trigger: string
}
