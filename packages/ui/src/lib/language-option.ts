import { isUnmodifiedClick } from './is-unmodified-click'

/** A language that the visitor can choose, and the URL of this page in the language. */
export interface LanguageOption {
  /** BCP 47 code: `en`, `it`, `de`. */
  code: string
  /** Name of the language in the language itself: `Deutsch`. */
  name: string
  /** URL of this page in the language, so that the choice works without JavaScript. */
  href: string
}

export interface LanguageChoiceProps {
  languages: LanguageOption[]
  /** The code of the active language. */
  value: string
  /** Called with the code of the chosen language. Without this prop a click follows the link of the language. */
  onValueChange?: ((code: string) => void) | undefined
}

/** Calls `onValueChange` for a plain click; a click with a modifier key follows the link. */
export function handleLanguageClick(
  event: React.MouseEvent,
  code: string,
  onValueChange: LanguageChoiceProps['onValueChange'],
) {
  if (!onValueChange || !isUnmodifiedClick(event)) return
  event.preventDefault()
  onValueChange(code)
}
