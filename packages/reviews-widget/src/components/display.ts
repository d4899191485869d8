import { createContext, useContext } from 'react'
import type { DateDisplay, NameDisplay } from '../core'
import { en } from '../locales/en'
import type { Words } from '../locales/words'

/** How reviews are shown. Given to a root they hold for every part inside; given to a card, for that card. */
export interface DisplayOptions {
  /** Every word that is said, and the language of dates and numbers. @default en */
  words?: Words
  /** How many characters (as a reader counts them) a collapsed review shows. @default 200 */
  maxCharacters?: number
  /** @default 'firstAndLastInitials' */
  nameDisplay?: NameDisplay
  /** The platform beside each review: its sign, its sign and name, or nothing. @default 'icon' */
  logoVariant?: 'icon' | 'full' | 'none'
  /** @default 'relative' */
  dateDisplay?: DateDisplay | 'none'
  /** Takes the place of `dateDisplay`. Must write the same on the server and in the browser. */
  formatDate?: (date: Date) => string
  /** @default 'card' */
  reviewVariant?: 'card' | 'testimonial'
  /** Shows the guest's own words rather than the platform's translation. @default false */
  disableTranslation?: boolean
  /** @default words.readMore */
  readMoreLabel?: string
  /** @default words.readLess */
  readLessLabel?: string
}

/** The page that the widget stands on: light, dark, or whichever the visitor's system prefers. */
export type Theme = 'light' | 'dark' | 'system'

const NAMES = [
  'words',
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

export const DisplayContext = /* @__PURE__ */ createContext<DisplayOptions>({})

/** Parts a component's display options from the props that go on to its element. */
export function splitDisplay<P extends DisplayOptions>(props: P) {
  const rest = { ...props } as Record<string, unknown>
  const display: Record<string, unknown> = {}
  for (const name of NAMES) {
    if (rest[name] !== undefined) display[name] = rest[name]
    delete rest[name]
  }
  return [display as DisplayOptions, rest as Omit<P, keyof DisplayOptions>] as const
}

/** A part's own options before those of the root around it, and the words with their default. */
export function useDisplay(own: DisplayOptions): DisplayOptions & { words: Words } {
  return { words: en, ...useContext(DisplayContext), ...own }
}

/** The words of a part that needs nothing else. */
export function useWords(own?: Words): Words {
  const { words } = useContext(DisplayContext)
  return own ?? words ?? en
}

/** A rating as the language writes it: 4.8, 4,8. */
export const writeRating = (rating: number, { locale }: Words): string =>
  rating.toLocaleString(locale, { maximumFractionDigits: 1 })
