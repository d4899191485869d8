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
 * link, in a new tab. `switching` is true for 500 ms after the last choice of another language.
 */
export function useLanguageChoice(value: string, onValueChange: LanguageChoiceProps['onValueChange']) {
  /** The number of choices that are animated: each starts the time again. */
  const [choices, setChoices] = useState(0)

  useEffect(() => {
    if (choices === 0) return
    const timer = setTimeout(() => setChoices(0), SWITCHING_MS)
    return () => clearTimeout(timer)
  }, [choices])

  function choose(event: MouseEvent, code: string) {
    if (!isUnmodifiedClick(event)) return
    if (code !== value) setChoices((before) => before + 1)
    if (!onValueChange) return
    event.preventDefault()
    onValueChange(code)
  }

  return { switching: choices > 0, choose }
}
