export {
  formatAbsoluteDate,
  formatRelativeDate,
  type RelativeDateMessages,
  type ReviewDateDisplay,
} from './dates'
export { formatMessage, formatPluralMessage, type PluralMessage } from './format-message'
export { MAX_JSON_LD_REVIEWS, type ReviewedBusiness, reviewsJsonLd, serializeJsonLd } from './json-ld'
export {
  type OnReviewsParseIssue,
  type PhotoHosts,
  parseReview,
  parseReviewsData,
  type ReviewsParseIssue,
} from './parse'
export type { Review, Reviewer, ReviewReply, ReviewsData } from './review'
export {
  avatarColorNumber,
  formatReviewerName,
  type ReviewerNameDisplay,
  reviewerInitial,
} from './reviewer-name'
export { jsonFileReviewSource } from './sources/json-file-review-source'
export type { ReviewSourceRequestOptions } from './sources/request-json'
export type { ReviewSource } from './sources/review-source'
export { staticReviewSource } from './sources/static-review-source'
export {
  type WidgetServiceReviewSourceOptions,
  widgetServiceReviewSource,
} from './sources/widget-service-review-source'
export {
  assertRatingSummary,
  type RatingLabel,
  type RatingSummary,
  ratingLabel,
  summarizeRatings,
} from './summary'
export { splitTranslatedReview } from './translation'
export { truncateText } from './truncate-text'
