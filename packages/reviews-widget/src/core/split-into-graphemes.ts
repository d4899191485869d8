/** The graphemes of a text: an emoji, or a letter with its accents, is one. */
export function* splitIntoGraphemes(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}
