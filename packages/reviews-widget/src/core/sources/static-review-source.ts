import { type OnParseIssue, parseReviewsData } from '../parse'
import type { Review, ReviewsData } from '../review'
import type { ReviewSource } from './review-source'

/** Reviews in the code, or loaded by the server. Invalid ones are left out. */
export function staticReviewSource(reviews: Review[] | ReviewsData, onIssue?: OnParseIssue): ReviewSource {
  const initial = parseReviewsData(reviews, onIssue)
  return { key: 'static', initial, load: async () => initial }
}
