const ORIGINAL = '(Original)'
const TRANSLATED = '(Translated by Google)'

/**
 * Separates translation and original of a review that Google translated. There are two formats: `(Translated by Google)
 * translation (Original) original` and `original (Translated by Google) translation`.
 *
 * @returns the translation, and the original if there is one; without a translation only the original
 */
export function splitTranslatedReview(text: string): { comment: string; originalComment?: string } {
  const translatedAt = text.indexOf(TRANSLATED)
  if (translatedAt < 0) return { comment: text.trim() }

  const before = text.slice(0, translatedAt).trim()
  const after = text.slice(translatedAt + TRANSLATED.length)
  const originalAt = after.indexOf(ORIGINAL)
  const comment = (originalAt < 0 ? after : after.slice(0, originalAt)).trim()
  const originalComment = originalAt < 0 ? before : after.slice(originalAt + ORIGINAL.length).trim()
  if (!comment) return { comment: originalComment }
  return originalComment ? { comment, originalComment } : { comment }
}
