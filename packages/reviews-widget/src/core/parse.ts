import type { Review, Reviewer, ReviewReply, ReviewsData } from './review'
import { splitTranslatedReview } from './translation'

/** An invalid part of a response. The parser leaves invalid parts out. */
export interface ReviewsParseIssue {
  /** Path of the invalid part in the response, such as `reviews[3].starRating`. */
  path: string
  message: string
}

/** Called for each invalid part of the data. */
export type OnReviewsParseIssue = (issue: ReviewsParseIssue) => void

const ignore: OnReviewsParseIssue = () => {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Allows only URLs with http(s), so that a response cannot put a `javascript:` link on the page. */
const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value)

function parseReviewer(value: unknown): Reviewer | undefined {
  if (!isRecord(value)) return undefined
  const isAnonymous = value.isAnonymous === true
  if (!isAnonymous && !isText(value.displayName)) return undefined
  return {
    displayName: isText(value.displayName) ? value.displayName : '',
    isAnonymous,
    ...(isText(value.profilePhotoUrl) && { profilePhotoUrl: value.profilePhotoUrl }),
  }
}

function parseReply(value: unknown): ReviewReply | undefined {
  if (!isRecord(value) || !isText(value.comment)) return undefined
  return { comment: value.comment, ...(isDate(value.updateTime) && { updateTime: value.updateTime }) }
}

/**
 * Parses one review. `reviewId`, `comment` (`''` for a rating without text), `starRating`, `createTime` and
 * `reviewer` are required; the rest may be missing or null.
 *
 * @returns the valid review, or `undefined` after calling `onIssue`
 */
export function parseReview(
  value: unknown,
  onIssue: OnReviewsParseIssue = ignore,
  path = 'review',
): Review | undefined {
  const drop = (field: string, message: string): undefined => {
    onIssue({ path: `${path}${field}`, message: `${message}, so the review is left out` })
  }

  if (!isRecord(value)) return drop('', 'is not an object')
  const { reviewId, comment, starRating, createTime, updateTime } = value
  if (!isText(reviewId)) return drop('.reviewId', 'is not a text')
  if (typeof comment !== 'string') return drop('.comment', 'is not a text')
  if (!isRating(starRating)) return drop('.starRating', 'is not a number between 1 and 5')
  if (!isDate(createTime)) return drop('.createTime', 'is not a date')
  const reviewer = parseReviewer(value.reviewer)
  if (!reviewer) return drop('.reviewer', 'has no name')

  const reviewReply = parseReply(value.reviewReply)
  return {
    reviewId,
    ...splitTranslatedReview(comment),
    ...(isText(value.originalComment) && { originalComment: value.originalComment }),
    starRating,
    createTime,
    ...(isDate(updateTime) && { updateTime }),
    reviewer,
    ...(reviewReply && { reviewReply }),
  }
}

/**
 * Parses reviews and their summary: a list of reviews, or an object with `reviews`, `averageRating`,
 * `totalReviewCount` and `profileUrl`. Never throws: invalid parts are left out and reported to `onIssue`.
 */
export function parseReviewsData(value: unknown, onIssue: OnReviewsParseIssue = ignore): ReviewsData {
  const source: Record<string, unknown> = isRecord(value) ? value : { reviews: value }
  const { reviews, averageRating, totalReviewCount, profileUrl } = source

  const list = Array.isArray(reviews) ? reviews : []
  if (list !== reviews) onIssue({ path: 'reviews', message: 'is not a list' })

  const seen = new Set<string>()
  const parsed = list.flatMap((item: unknown, index) => {
    const path = `reviews[${index}]`
    const review = parseReview(item, onIssue, path)
    if (!review) return []
    if (seen.has(review.reviewId)) {
      onIssue({ path: `${path}.reviewId`, message: 'was there before, so the review is left out' })
      return []
    }
    seen.add(review.reviewId)
    return [review]
  })

  /** Returns an object with the field if it is valid, else an empty object. Reports an invalid field to `onIssue`. */
  const keep = <T>(
    name: string,
    field: unknown,
    isValid: (field: unknown) => field is T,
    message: string,
  ) => {
    if (isValid(field)) return { [name]: field }
    if (field != null) onIssue({ path: name, message })
    return {}
  }
  const isCount = (field: unknown): field is number => Number.isInteger(field) && (field as number) >= 0

  return {
    reviews: parsed,
    ...keep('averageRating', averageRating, isRating, 'is not a number between 1 and 5'),
    ...keep('totalReviewCount', totalReviewCount, isCount, 'is not a non-negative integer'),
    ...keep('profileUrl', profileUrl, isHttpUrl, 'is not a web address'),
  }
}
