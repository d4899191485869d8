import type { ReactNode } from 'react'
import type { ConsentCategory } from '../core'

/** The texts of one consent category. */
export interface ConsentCategoryMessages {
  title: string
  description: ReactNode
}

/**
 * All texts of the package in one language. `{name}` in a text is replaced by a value. The texts are not functions, so a
 * server component can pass them to a client component. Replace a single text like this: `{ ...en, trigger: 'Cookies'
 * }`. A `ReactNode` may emphasise a phrase: `<>Your data, <em>your hours</em></>`.
 */
export interface ConsentMessages<Name extends string = ConsentCategory> {
  /** Texts of the dialog in main mode, which asks for a decision. */
  main: {
    title: ReactNode
    description: ReactNode
    acceptAll: string
    rejectAll: string
    settings: string
    /** Accessible name of the close button, which must say that this button rejects all. */
    close: string
    /** A note shown if the browser sends Global Privacy Control. */
    globalPrivacyControl: ReactNode
  }
  /** Texts of the dialog in preferences mode, which lists the categories. */
  preferences: {
    title: ReactNode
    description: ReactNode
    save: string
    rejectAll: string
    /** Accessible name of the close button before the first decision, when the button goes back to main mode. */
    back: string
    /** Accessible name of the close button after a decision, when the button closes the dialog without a change. */
    close: string
  }
  categories: Record<'necessary' | Name, ConsentCategoryMessages>
  /** Texts of `ConsentReminder`, the bar on pages that visitors may read before they decide. */
  reminder: { text: string; action: string }
  /** Texts of the placeholder that replaces an embed. */
  gate: {
    /** Title of the placeholder. `{service}` is replaced by the name of the service. */
    title: string
    /** What happens if the embed is loaded. `{vendor}` and `{category}` are replaced by their names. */
    text: string
    /** Text of the button that loads the embed. `{service}` is replaced by the name of the service. */
    allow: string
  }
  /** Text of the button that opens the preferences. */
  trigger: string
  /** Text of the link of `<meridiana-consent policy-href="…">`. A `ConsentDialog` has its links as `policyLinks`. */
  policy: string
}
