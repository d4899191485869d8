import { isPlainPress } from './is-plain-press'

/** A language that a visitor can choose, and the address of this page in it. */
export interface LanguageOption {
  /** BCP 47 code: `en`, `it`, `de`. */
  code: string
  /** The language's name in itself: `Deutsch`. */
  name: string
  /** This page in that language: the choice works as a plain link too. */
  href: string
}

export interface LanguageChoice {
  languages: LanguageOption[]
  /** The code of the active language. */
  value: string
  /** Called with the chosen code. Without it the choice is a plain link. */
  onValueChange?: (code: string) => void
}

/** Lets a plain press be handled in place, and one with a modifier (a new tab) be a link's. */
export function choose(
  event: React.MouseEvent,
  code: string,
  onValueChange: LanguageChoice['onValueChange'],
) {
  if (!onValueChange || !isPlainPress(event)) return
  event.preventDefault()
  onValueChange(code)
}
