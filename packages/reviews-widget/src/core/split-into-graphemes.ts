/** Matches characters that can be part of a longer grapheme: combining marks, joiners, emoji, non-European scripts. */
const COMBINING =
  /\r|[\u0300-\u036f\u0483-\u0489\u0590-\u1dff\u200b-\u200f\u2028-\u202e\u2060-\u206f]|[\u20d0-\uffff]/

let segmenter: Intl.Segmenter | undefined

/**
 * Splits a text into graphemes. An emoji, or a letter with its accents, is one grapheme. Most European texts are split
 * without `Intl`, because the first use of `Intl` on a page is slow. Firefox before 125 has no `Intl.Segmenter`, and
 * splits into code points.
 */
export function* splitIntoGraphemes(text: string): Generator<string> {
  if (!COMBINING.test(text) || !('Segmenter' in Intl)) return yield* text
  segmenter ??= new Intl.Segmenter()
  for (const { segment } of segmenter.segment(text)) yield segment
}
