'use client'

import { createContext, useContext } from 'react'
import type { DateDisplay, NameDisplay } from '../core'
import type { ReviewsMessages } from '../locales/messages'
import { assertMessages } from './assert-messages'

/** Display options of a root, which its components inherit, or of one card. */
export interface DisplayOptions {
  /** Texts, and the locale of dates and numbers, from `@meridiana/reviews-widget/locales/<language>`. */
  messages?: ReviewsMessages | undefined
  /** Length of a collapsed review, in graphemes. @default 200 */
  maxCharacters?: number | undefined
  /** @default 'firstAndLastInitials' */
  nameDisplay?: NameDisplay | undefined
  /** The review's platform: icon, icon and name, or nothing. @default 'icon' */
  logoVariant?: 'icon' | 'full' | 'none' | undefined
  /** @default 'relative' */
  dateDisplay?: DateDisplay | 'none' | undefined
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
] as const satisfies (keyof DisplayOptions)[]

export const DisplayOptionsContext = /* @__PURE__ */ createContext<DisplayOptions>({})

/** Splits props into display options and the props of the element. */
export function splitDisplayOptions<P extends DisplayOptions>(props: P) {
  const rest = { ...props } as Record<string, unknown>
  const display: Record<string, unknown> = {}
  for (const name of NAMES) {
    if (rest[name] !== undefined) display[name] = rest[name]
    delete rest[name]
  }
  return [display as DisplayOptions, rest as Omit<P, keyof DisplayOptions>] as const
}

/**
 * The display options of a component: its own, and for each missing one that of the root.
 * @throws when neither the component nor the root has messages
 */
export function useDisplayOptions(own: DisplayOptions = {}) {
  const { messages, ...options } = { ...useContext(DisplayOptionsContext), ...own }
  assertMessages(messages)
  return { messages, ...options }
}

/**
 * The messages of the root.
 * @throws when there are none
 */
export const useMessages = () => useDisplayOptions().messages
