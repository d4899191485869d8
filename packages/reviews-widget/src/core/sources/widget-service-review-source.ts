import { parseAnswer, type ReviewSourceRequestOptions, requestJson } from './request-json'
import type { ReviewSource } from './review-source'

/** Options of `widgetServiceReviewSource`. */
export interface WidgetServiceReviewSourceOptions extends ReviewSourceRequestOptions {
  /** URL of the service, or of another service with the same API. @default 'https://api.featurable.com' */
  baseUrl?: string | undefined
}

/**
 * A source of reviews from a widget service: `GET {baseUrl}/api/v1/widgets/{featurableId}`, whose response is `{
 * success, reviews, profileUrl, totalReviewCount, averageRating }`.
 */
export function widgetServiceReviewSource(
  featurableId: string,
  options: WidgetServiceReviewSourceOptions = {},
): ReviewSource {
  const { baseUrl = 'https://api.featurable.com' } = options
  const url = `${baseUrl.replace(/\/$/, '')}/api/v1/widgets/${encodeURIComponent(featurableId)}`
  return {
    key: url,
    async load(signal) {
      const answer = await requestJson(url, signal, options)
      if ((answer as { success?: unknown } | null)?.success !== true) {
        throw new Error(`reviews-widget: ${url} answered without success. Check the widget's id.`)
      }
      return parseAnswer(answer, url, options)
    },
  }
}
