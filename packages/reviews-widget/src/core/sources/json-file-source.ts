import { parseReviewsData } from '../parse'
import { requestJson, type SourceRequestOptions } from './request-json'
import type { ReviewSource } from './source'

/**
 * Reviews from a JSON file: a list of reviews, or an object with `reviews`, `averageRating`, `totalReviewCount` and
 * `profileUrl`.
 */
export function jsonFileSource(url: string, options: SourceRequestOptions = {}): ReviewSource {
  return {
    key: url,
    load: async (signal) => parseReviewsData(await requestJson(url, signal, options), options.onIssue),
  }
}
