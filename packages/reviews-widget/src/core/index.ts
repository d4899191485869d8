export { absoluteDate, type DateDisplay, relativeDate } from './dates'
export { formatMessage, formatPlural, type PluralMessage } from './format-message'
export { type Business, MAX_JSON_LD_REVIEWS, reviewsJsonLd, serializeJsonLd } from './json-ld'
export { type OnParseIssue, type ParseIssue, parseReview, parseReviewsData } from './parse'
export type { Review, Reviewer, ReviewReply, ReviewsData } from './review'
export { avatarColor, type NameDisplay, reviewerInitial, reviewerName } from './reviewer-name'
export { jsonFileSource } from './sources/json-file-source'
export type { SourceRequestOptions } from './sources/request-json'
export type { ReviewSource } from './sources/source'
export { staticSource } from './sources/static-source'
export { type WidgetServiceSourceOptions, widgetServiceSource } from './sources/widget-service-source'
export {
  assertRatingSummary,
  type RatingLabel,
  type RatingSummary,
  ratingLabel,
  summarizeRatings,
} from './summary'
export { splitTranslation } from './translation'
export { truncateText } from './truncate-text'
