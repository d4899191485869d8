import { splitIntoGraphemes } from './split-into-graphemes'

/** Writing systems without spaces between words. `Intl.Segmenter` finds their words with a dictionary. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const ALPHANUMERIC = /[\p{L}\p{N}]/u

// The browser compiles the two expressions above slowly, and most European texts need neither of them.
const isSpaceless = (text: string) => /[\u0e00-\uffff]/.test(text) && SPACELESS.test(text)
const isAlphanumeric = (grapheme: string) =>
  grapheme < '\u0080' ? /[a-z\d]/i.test(grapheme) : ALPHANUMERIC.test(grapheme)

/**
 * The last index up to `end` at which a cut splits no word: at a space, or between words of a writing system without
 * spaces.
 */
function wordBoundary(text: string, end: number): number {
  if (end === 0 || /\s/.test(text[end] ?? ' ') || /\s/.test(text[end - 1] ?? '')) return end
  const space = text.slice(0, end).search(/\s\S*$/) + 1
  const word = text.slice(space)
  if (!isSpaceless(word) || !('Segmenter' in Intl)) return space

  let boundary = space
  let before = ''
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
    if (space + index > end) break
    if (isSpaceless(before) || isSpaceless(segment)) boundary = space + index
    before = segment
  }
  return boundary
}

/**
 * Shortens a text to at most `limit` graphemes: cuts at the last word boundary, removes trailing punctuation and
 * adds `...`. Returns a text within the limit unchanged, and `...` if the first word is longer than the limit.
 */
export function truncateText(text: string, limit: number): string {
  // A text has at most as many graphemes as UTF-16 units, so a text with few units is not split into graphemes.
  if (text.length <= limit) return text
  let end = 0
  let count = 0
  for (const grapheme of splitIntoGraphemes(text)) {
    if (++count > limit) break
    end += grapheme.length
  }
  if (end === text.length) return text

  const kept = [...splitIntoGraphemes(text.slice(0, wordBoundary(text, end)))]
  while (kept.length > 0 && !isAlphanumeric(kept.at(-1) ?? '')) kept.pop()
  return `${kept.join('')}...`
}
