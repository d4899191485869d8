import { type MouseEvent, useEffect, useState } from 'react'
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

/** How long a choice is animated. */
const SWITCHING_MS = 500

/**
 * Handles the clicks on the languages: a plain click calls `onValueChange`, and a click with a modifier key follows the
 * link. `switching` is true for 500 ms after the choice of another language.
 */
export function useLanguageChoice(value: string, onValueChange: LanguageChoiceProps['onValueChange']) {
  const [switching, setSwitching] = useState(false)

  useEffect(() => {
    if (!switching) return
    const timer = setTimeout(() => setSwitching(false), SWITCHING_MS)
    return () => clearTimeout(timer)
  }, [switching])

  function choose(event: MouseEvent, code: string) {
    if (code !== value) setSwitching(true)
    if (!onValueChange || !isUnmodifiedClick(event)) return
    event.preventDefault()
    onValueChange(code)
  }

  return { switching, choose }
}
