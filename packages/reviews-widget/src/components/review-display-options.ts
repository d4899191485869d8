'use client'

import { createContext, useContext } from 'react'
import type { ReviewDateDisplay, ReviewerNameDisplay } from '../core'
import type { ReviewsMessages } from '../locales/messages'
import { assertReviewsMessages } from './assert-reviews-messages'

/** Display options of a root, which its components inherit, or of one card. */
export interface ReviewDisplayOptions {
  /** Texts, and the locale of dates and numbers, from `@meridiana/reviews-widget/locales/<language>`. */
  messages?: ReviewsMessages | undefined
  /** Length of a collapsed review, in graphemes. @default 200 */
  maxCharacters?: number | undefined
  /** @default 'firstAndLastInitials' */
  nameDisplay?: ReviewerNameDisplay | undefined
  /** The review's platform: icon, icon and name, or nothing. @default 'icon' */
  logoVariant?: 'icon' | 'full' | 'none' | undefined
  /** @default 'relative' */
  dateDisplay?: ReviewDateDisplay | 'none' | undefined
  /** Replaces `dateDisplay`. Must return the same text on the server and in the browser. */
  formatDate?: ((date: Date) => string) | undefined
  /** @default 'card' */
  reviewVariant?: 'card' | 'testimonial' | undefined
  /** Shows the original of a translated review. @default false */
  disableTranslation?: boolean | undefined
  /** @default messages.readMore */
  readMoreLabel?: string | undefined
  /** @default messages.readLess */
  readLessLabel?: string | undefined
}

const NAMES = [
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
] as const satisfies (keyof ReviewDisplayOptions)[]

export const ReviewDisplayOptionsContext = /* @__PURE__ */ createContext<ReviewDisplayOptions>({})

/** Splits props into display options and the props of the element. */
export function splitReviewDisplayOptions<P extends ReviewDisplayOptions>(props: P) {
  const rest = { ...props } as Record<string, unknown>
  const display: Record<string, unknown> = {}
  for (const name of NAMES) {
    if (rest[name] !== undefined) display[name] = rest[name]
    delete rest[name]
  }
  return [display as ReviewDisplayOptions, rest as Omit<P, keyof ReviewDisplayOptions>] as const
}

/**
 * The display options of a component: its own, and for each missing one that of the root.
 * @throws when neither the component nor the root has messages
 */
export function useReviewDisplayOptions(own: ReviewDisplayOptions = {}) {
  const { messages, ...options } = { ...useContext(ReviewDisplayOptionsContext), ...own }
  assertReviewsMessages(messages)
  return { messages, ...options }
}

/**
 * The messages of the root.
 * @throws when there are none
 */
export const useReviewsMessages = () => useReviewDisplayOptions().messages
