import { parseAnswer, type ReviewSourceRequestOptions, requestJson } from './request-json'
import type { ReviewSource } from './review-source'

/**
 * A source of reviews in a JSON file: a list of reviews, or an object with `reviews`, `averageRating`,
 * `totalReviewCount` and `profileUrl`.
 */
export function jsonFileReviewSource(url: string, options: ReviewSourceRequestOptions = {}): ReviewSource {
  return {
    key: url,
    load: async (signal) => parseAnswer(await requestJson(url, signal, options), url, options),
  }
}
