import type { ReviewsData } from './review'

/** What can be said of all reviews at once. */
export interface Summary {
  /** 1 to 5; missing when nobody said it and the reviews at hand are not all of them. */
  averageRating?: number
  totalReviewCount: number
}

/** A rating in a word, from the best to the worst. */
export type RatingWord = 'excellent' | 'veryGood' | 'good' | 'fair' | 'poor'

/**
 * The one summary that badge, heading and structured data share, so that they cannot disagree.
 * The average is worked out (to one decimal) only when the reviews at hand are all there are.
 */
export function summarize({ reviews, averageRating, totalReviewCount }: ReviewsData): Summary {
  const count = totalReviewCount ?? reviews.length
  const all = reviews.length > 0 && reviews.length === count
  const mean = reviews.reduce((sum, review) => sum + review.starRating, 0) / reviews.length
  const average = averageRating ?? (all ? Math.round(mean * 10) / 10 : undefined)
  return { totalReviewCount: count, ...(average !== undefined && { averageRating: average }) }
}

/** The word for an average: excellent from 4.5, very good from 4, good from 3, fair from 2, else poor. */
export function ratingWord(averageRating: number): RatingWord {
  if (averageRating >= 4.5) return 'excellent'
  if (averageRating >= 4) return 'veryGood'
  if (averageRating >= 3) return 'good'
  return averageRating >= 2 ? 'fair' : 'poor'
}

/**
 * Stops a badge that would state nonsense.
 *
 * @throws Error 'totalReviewCount must be a positive integer' when it is given and is not an integer from 0
 * @throws Error 'averageRating must be between 1 and 5' when it is given and is not
 */
export function assertSummary({ averageRating, totalReviewCount }: Partial<Summary>): void {
  if (totalReviewCount !== undefined && !(Number.isInteger(totalReviewCount) && totalReviewCount >= 0)) {
    throw new Error('totalReviewCount must be a positive integer')
  }
  if (averageRating !== undefined && !(averageRating >= 1 && averageRating <= 5)) {
    throw new Error('averageRating must be between 1 and 5')
  }
}
