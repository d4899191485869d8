import { type OnReviewsParseIssue, parseReviewsData } from '../parse'
import type { Review, ReviewsData } from '../review'
import type { ReviewSource } from './review-source'

/**
 * A source of reviews that are written in the code or were loaded by the server. Invalid reviews are left out. Photos may
 * be of any host, because the code has chosen them, or the source from which the server loaded them has.
 */
export function staticReviewSource(
  reviews: Review[] | Partial<ReviewsData>,
  onIssue?: OnReviewsParseIssue,
): ReviewSource {
  const initial = parseReviewsData(reviews, onIssue, 'any')
  return { key: 'static', initial, load: async () => initial }
}
