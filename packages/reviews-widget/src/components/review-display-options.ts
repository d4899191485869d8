'use client'

import { createContext, useContext } from 'react'
import type { ReviewDateDisplay, ReviewerNameDisplay } from '../core'
import type { ReviewsMessages } from '../locales/messages'
import { assertReviewsMessages } from './assert-reviews-messages'

/** How reviews are shown. `Reviews.Root` sets the options of the components inside; a `ReviewCard` can have its own. */
export interface ReviewDisplayOptions {
  /** Texts, and the locale of dates and numbers, from `@meridiana/reviews-widget/locales/<language>`. */
  messages?: ReviewsMessages | undefined
  /** Maximum length of a collapsed review, in graphemes. @default 200 */
  maxCharacters?: number | undefined
  /**
   * How a reviewer's name is shortened: “Ada R.”, with `firstNamesOnly` “Ada”, with `fullNames` not at all.
   * @default 'firstAndLastInitials'
   */
  nameDisplay?: ReviewerNameDisplay | undefined
  /** How the platform of a review is shown: as an icon, as an icon and a name, or not at all. @default 'icon' */
  logoVariant?: 'icon' | 'full' | 'none' | undefined
  /** How the date of a review is written. @default 'relative' */
  dateDisplay?: ReviewDateDisplay | 'none' | undefined
  /** Formats the date of a review, instead of `dateDisplay`. Must be the same on the server and in the browser. */
  formatDate?: ((date: Date) => string) | undefined
  /** The look of a review: a card, or a testimonial in large type. @default 'card' */
  reviewVariant?: 'card' | 'testimonial' | undefined
  /** Shows the original text of a translated review. @default false */
  disableTranslation?: boolean | undefined
  /** Text of the button that expands a review. @default messages.readMore */
  readMoreLabel?: string | undefined
  /** Text of the button that collapses a review. @default messages.readLess */
  readLessLabel?: string | undefined
}

const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'messages',
  'maxCharacters',
  'nameDisplay',
  'logoVariant',
  'dateDisplay',
  'formatDate',
  'reviewVariant',
  'disableTranslation',
  'readMoreLabel',
  'readLessLabel',
] satisfies (keyof ReviewDisplayOptions)[])

export const ReviewDisplayOptionsContext = /* @__PURE__ */ createContext<ReviewDisplayOptions>({})

/** Splits the props of a component into display options and the props of its element. */
export function splitReviewDisplayOptions<P extends ReviewDisplayOptions>(props: P) {
  const rest: Record<string, unknown> = {}
  const display: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (!NAMES.has(name)) rest[name] = value
    else if (value !== undefined) display[name] = value
  }
  return [display as ReviewDisplayOptions, rest as Omit<P, keyof ReviewDisplayOptions>] as const
}

/**
 * The display options of a component. An option that the component does not set comes from the nearest `Reviews.Root`.
 * @throws when neither the component nor a `Reviews.Root` has messages
 */
export function useReviewDisplayOptions(own?: ReviewDisplayOptions) {
  const inherited = useContext(ReviewDisplayOptionsContext)
  const options = own ? { ...inherited, ...own } : inherited
  assertReviewsMessages(options.messages)
  return options as ReviewDisplayOptions & { messages: ReviewsMessages }
}

/**
 * The messages of the nearest `Reviews.Root` around a component.
 * @throws when there is no such root, or it has no messages
 */
export const useReviewsMessages = (): ReviewsMessages => useReviewDisplayOptions().messages
