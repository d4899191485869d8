export { Avatar, type AvatarProps } from './components/avatar/avatar'
export type { ReviewsCarouselOptions, ReviewsCarouselRootProps } from './components/carousel/carousel'
export type { ReviewsSlidesProps } from './components/carousel/slides'
export type { ReviewsCarouselButtonProps } from './components/icon-button/icon-button'
export {
  RatingBadge,
  type RatingBadgeProps,
  type ReviewsScheme,
} from './components/rating-badge/rating-badge'
export { ReviewCard, type ReviewCardProps } from './components/review-card/review-card'
export type { ReviewDisplayOptions } from './components/review-display-options'
export * as Reviews from './components/reviews'
export type { ReviewsListProps } from './components/reviews/reviews-list'
export type { ReviewsRootProps } from './components/reviews/reviews-root'
export type { ReviewsSummaryProps } from './components/reviews/reviews-summary'
export { type ReviewsState, useReviews } from './components/reviews/use-reviews'
export { ReviewsCarousel, type ReviewsCarouselProps } from './components/reviews-carousel/reviews-carousel'
export { Stars, type StarsProps } from './components/stars/stars'
export {
  jsonFileReviewSource,
  type OnReviewsParseIssue,
  type RatingSummary,
  type Review,
  type ReviewDateDisplay,
  type ReviewedBusiness,
  type Reviewer,
  type ReviewerNameDisplay,
  type ReviewReply,
  type ReviewSource,
  type ReviewSourceRequestOptions,
  type ReviewsData,
  type ReviewsParseIssue,
  staticReviewSource,
  type WidgetServiceReviewSourceOptions,
  widgetServiceReviewSource,
} from './core'
export type { ReviewsMessages } from './locales/messages'
