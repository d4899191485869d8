import type { ReactNode } from 'react'
import type { Category } from '../core'

/** The texts of one category. */
export interface CategoryMessages {
  title: string
  description: ReactNode
}

/**
 * All texts of the package in one language. They are data, so that a server component can pass them on; `{name}` in a
 * text is replaced by a value. Override one by spreading: `{ ...en, trigger: 'Cookies' }`. A
 * `ReactNode` may emphasise a phrase: `<>Your data, <em>your hours</em></>`.
 */
export interface ConsentMessages<Name extends string = Category> {
  /** Main mode of the dialog: the question. */
  main: {
    title: ReactNode
    description: ReactNode
    acceptAll: string
    rejectAll: string
    settings: string
    /** Accessible name of the close button. It must say that this button rejects all. */
    close: string
    /** Shown when the browser sends Global Privacy Control. */
    globalPrivacyControl: ReactNode
  }
  /** Preferences mode of the dialog: the list of categories. */
  preferences: {
    title: ReactNode
    description: ReactNode
    save: string
    rejectAll: string
    /** Accessible name of the close button before the first decision, when it goes back to main mode. */
    back: string
    /** Accessible name of the close button after a decision, when it closes the dialog without a change. */
    close: string
  }
  categories: Record<'necessary' | Name, CategoryMessages>
  /** The bar on pages that may be read before deciding. */
  reminder: { text: string; action: string }
  /** The placeholder of an embed. */
  gate: {
    /** With `{service}`. */
    title: string
    /** With `{vendor}` and `{category}`. */
    text: string
    /** With `{service}`. */
    allow: string
  }
  /** The button that opens the preferences again. */
  trigger: string
}
