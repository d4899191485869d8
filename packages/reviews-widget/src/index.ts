export { Avatar, type AvatarProps } from './components/avatar/avatar'
export type { ReviewsCarouselRootProps } from './components/carousel/carousel'
export type { CarouselButtonProps } from './components/carousel/controls'
export type { ReviewsSlidesProps } from './components/carousel/slides'
export type { CarouselOptions } from './components/carousel/use-carousel'
export type { DisplayOptions } from './components/display-options'
export {
  RatingBadge,
  type RatingBadgeProps,
  type RatingBadgeTheme,
} from './components/rating-badge/rating-badge'
export { ReviewCard, type ReviewCardProps } from './components/review-card/review-card'
export * as Reviews from './components/reviews'
export type { ReviewsListProps } from './components/reviews/reviews-list'
export type { ReviewsRootProps } from './components/reviews/reviews-root'
export type { ReviewsSummaryProps } from './components/reviews/reviews-summary'
export { type ReviewsState, useReviews } from './components/reviews/use-reviews'
export { ReviewsCarousel, type ReviewsCarouselProps } from './components/reviews-carousel/reviews-carousel'
export { Stars, type StarsProps } from './components/stars/stars'
export {
  type Business,
  type DateDisplay,
  jsonFileSource,
  type NameDisplay,
  type OnParseIssue,
  type ParseIssue,
  type RatingSummary,
  type Review,
  type Reviewer,
  type ReviewReply,
  type ReviewSource,
  type ReviewsData,
  type SourceRequestOptions,
  staticSource,
  type WidgetServiceSourceOptions,
  widgetServiceSource,
} from './core'
export type { ReviewsMessages } from './locales/messages'
