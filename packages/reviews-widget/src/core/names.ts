import { graphemes } from './graphemes'
import type { Reviewer } from './review'

/** `firstAndLastInitials` is “Anna R.”, `firstNamesOnly` “Anna”, `fullNames` “Anna Rossi”. */
export type NameDisplay = 'firstAndLastInitials' | 'firstNamesOnly' | 'fullNames'

const firstOf = (text: string): string => graphemes(text).next().value ?? ''

/**
 * The name that the page shows.
 *
 * @param display by default first name plus last initial
 * @param anonymous the word for a guest who gave no name
 */
export function displayName(
  { displayName: name, isAnonymous }: Reviewer,
  display: NameDisplay = 'firstAndLastInitials',
  anonymous = 'Anonymous',
): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]
  const last = words.at(-1)
  if (isAnonymous || !first || !last) return anonymous
  if (words.length === 1 || display === 'firstNamesOnly') return first
  return display === 'fullNames' ? words.join(' ') : `${first} ${firstOf(last).toUpperCase()}.`
}

/** The letter in the circle that stands for a missing photo. Anonymous guests get an A. */
export function initial({ displayName: name, isAnonymous }: Reviewer): string {
  return (isAnonymous ? '' : firstOf(name.trim()).toUpperCase()) || 'A'
}

/** How many colours the circles share; `--rw-avatar-1` to `--rw-avatar-6` name them. */
const AVATAR_COLORS = 6

/** The circle's colour, 1 to 6, chosen by the letter without its accents; 0 (grey) for anything but A to Z. */
export function avatarColor(letter: string): number {
  const base = letter.normalize('NFD').charCodeAt(0)
  return base >= 65 && base <= 90 ? ((base - 65) % AVATAR_COLORS) + 1 : 0
}
