import { formatNumber } from './format-number'
import type { ReviewsData } from './review'

/** The average and the number of all reviews on the platform. */
export interface RatingSummary {
  /** The average rating, 1 to 5. Undefined if the data has no average and `reviews` are only some of all reviews. */
  averageRating?: number | undefined
  /** Undefined if only the average is known. */
  totalReviewCount?: number | undefined
}

/** The names of average ratings, from the best to the worst. */
export type RatingLabel = 'excellent' | 'veryGood' | 'good' | 'fair' | 'poor'

/**
 * The average and the number of reviews that badge, heading and structured data all show. The average is the given
 * `averageRating`. Without it, the average is computed, to one decimal, if `reviews` contains every review of the
 * business.
 */
export function summarizeRatings({ reviews, averageRating, totalReviewCount }: ReviewsData): RatingSummary {
  // An average without reviews is one of reviews whose number is unknown, which is not 0.
  const isUnknown = averageRating !== undefined && reviews.length === 0
  const count = totalReviewCount ?? (isUnknown ? undefined : reviews.length)
  const all = reviews.length > 0 && reviews.length === count
  const mean = reviews.reduce((sum, review) => sum + review.starRating, 0) / reviews.length
  const average = averageRating ?? (all ? Math.round(mean * 10) / 10 : undefined)
  return { totalReviewCount: count, averageRating: average }
}

/**
 * The name of an average rating: excellent from 4.5, very good from 4, good from 3, fair from 2, else poor. As the page
 * shows it: 4.45 is “4.5”.
 */
export function ratingLabel(averageRating: number): RatingLabel {
  if (averageRating >= 4.45) return 'excellent'
  if (averageRating >= 3.95) return 'veryGood'
  if (averageRating >= 2.95) return 'good'
  return averageRating >= 1.95 ? 'fair' : 'poor'
}

/**
 * Checks the summary that a developer passed as props.
 *
 * @throws Error 'totalReviewCount must be a positive integer' if `totalReviewCount` is given and not 0, 1, 2 …
 * @throws Error 'averageRating must be between 1 and 5' if `averageRating` is given and below 1 or above 5
 */
export function assertRatingSummary({ averageRating, totalReviewCount }: RatingSummary): void {
  if (totalReviewCount !== undefined && !(Number.isInteger(totalReviewCount) && totalReviewCount >= 0)) {
    throw new Error('totalReviewCount must be a positive integer')
  }
  if (averageRating !== undefined && !(averageRating >= 1 && averageRating <= 5)) {
    throw new Error('averageRating must be between 1 and 5')
  }
}

/** A rating with at most one decimal, as the locale writes it: 4.8, 4,8. */
export const formatRating = (rating: number, locale: string) =>
  formatNumber(Math.round(rating * 10) / 10, locale)
