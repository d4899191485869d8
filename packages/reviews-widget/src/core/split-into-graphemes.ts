/** Splits a text into graphemes. An emoji, or a letter with its accents, is one grapheme. */
export function* splitIntoGraphemes(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}
