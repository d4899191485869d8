import type { Review, Reviewer, ReviewReply, ReviewsData } from './review'
import { splitTranslation } from './translation'

/** A part of a foreign answer that could not be used, and was left out. */
export interface Issue {
  /** Where it stood, such as `reviews[3].starRating`. */
  path: string
  /** What was wrong with it. */
  message: string
}

export type OnIssue = (issue: Issue) => void

const ignore: OnIssue = () => {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Anything else than http would let a foreign answer put `javascript:` into a link of the page. */
const isWebAddress = (value: unknown): value is string =>
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
 * Reads one review. `reviewId`, `comment`, `starRating`, `createTime` and `reviewer` are needed (a rating
 * without words has the comment `''`); the rest may be missing or null.
 *
 * @returns the clean review, or `undefined` after having told `onIssue` why
 */
export function parseReview(value: unknown, onIssue: OnIssue = ignore, path = 'review'): Review | undefined {
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
    ...splitTranslation(comment),
    ...(isText(value.originalComment) && { originalComment: value.originalComment }),
    starRating,
    createTime,
    ...(isDate(updateTime) && { updateTime }),
    reviewer,
    ...(reviewReply && { reviewReply }),
  }
}

/**
 * Reads reviews and their summary from a value of unknown origin: a list of reviews, or an object with
 * `reviews`, `averageRating`, `totalReviewCount` and `profileUrl`. Never throws: what cannot be used is left
 * out and told to `onIssue`.
 */
export function parseReviewsData(value: unknown, onIssue: OnIssue = ignore): ReviewsData {
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

  /** Keeps a value that passes; tells of one that is there and does not. */
  const keep = <T>(name: string, field: unknown, passes: (field: unknown) => field is T, message: string) => {
    if (passes(field)) return { [name]: field }
    if (field != null) onIssue({ path: name, message })
    return {}
  }
  const isCount = (field: unknown): field is number => Number.isInteger(field) && (field as number) >= 0

  return {
    reviews: parsed,
    ...keep('averageRating', averageRating, isRating, 'is not a number between 1 and 5'),
    ...keep('totalReviewCount', totalReviewCount, isCount, 'is not a non-negative integer'),
    ...keep('profileUrl', profileUrl, isWebAddress, 'is not a web address'),
  }
}
