import type { Reviewer } from './review'
import { splitIntoGraphemes } from './split-into-graphemes'

/**
 * How a name is written. `firstAndLastInitials`: first name and initial of the last name, “Ada R.”; `firstNamesOnly`:
 * “Ada”; `fullNames`: “Ada Rossi”. The values are those of react-google-reviews.
 */
export type ReviewerNameDisplay = 'firstAndLastInitials' | 'firstNamesOnly' | 'fullNames'

const firstGrapheme = (text: string): string => splitIntoGraphemes(text).next().value ?? ''

/**
 * The reviewer's name as the page shows it.
 *
 * @param display how the name is shortened @default first name and initial of the last name
 * @param anonymous name of an anonymous reviewer
 */
export function formatReviewerName(
  { displayName: name, isAnonymous }: Reviewer,
  display: ReviewerNameDisplay = 'firstAndLastInitials',
  anonymous = 'Anonymous',
): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]
  const last = words.at(-1)
  if (isAnonymous || !first || !last) return anonymous
  if (words.length === 1 || display === 'firstNamesOnly') return first
  return display === 'fullNames' ? words.join(' ') : `${first} ${firstGrapheme(last).toUpperCase()}.`
}

/** The first character of the reviewer's name, or A for an anonymous reviewer. */
export function reviewerInitial({ displayName: name, isAnonymous }: Reviewer): string {
  return (isAnonymous ? '' : firstGrapheme(name.trim()).toUpperCase()) || 'A'
}

/** Number of avatar colours: `--reviews-avatar-1` to `--reviews-avatar-6`. */
const AVATAR_COLOR_COUNT = 6

/** The number of the avatar colour for a letter, accents ignored: 1 to 6, or 0 (grey) if it is not A to Z. */
export function avatarColorNumber(letter: string): number {
  const base = letter.normalize('NFD').charCodeAt(0)
  return base >= 65 && base <= 90 ? ((base - 65) % AVATAR_COLOR_COUNT) + 1 : 0
}
