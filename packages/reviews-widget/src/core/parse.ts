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

/** Maximum lengths of ids, names and dates, and of URLs. */
const MAX_LENGTH = 200
const MAX_URL_LENGTH = 2000
/** Maximum length of a text with its translation. Google allows 4096 characters in a review. */
const MAX_COMMENT_LENGTH = 20_000

const isString = (value: unknown, maxLength = MAX_LENGTH): value is string =>
  typeof value === 'string' && value.length <= maxLength

const isText = (value: unknown, maxLength?: number): value is string =>
  isString(value, maxLength) && value.trim() !== ''

const isDate = (value: unknown): value is string => isString(value) && !Number.isNaN(Date.parse(value))

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5

/**
 * Parses a URL of the data. Undefined if it has a user name (`https://maps.example@host` leads to `host`), characters
 * that the browser would remove, or a scheme without slashes (`https:host` is a path on pages with `https:`, and another
 * host on pages with `http:`).
 */
function parseUrl(value: unknown, base?: string): URL | undefined {
  if (!isText(value, MAX_URL_LENGTH) || /\p{Cc}|^\s*https?:(?!\/\/)/iu.test(value)) return undefined
  try {
    const url = new URL(value, base)
    return url.username + url.password ? undefined : url
  } catch {
    return undefined
  }
}

/** A language tag in the syntax of BCP 47, as the attribute `lang` has it. `Intl` would be slow at its first use. */
const isLanguage = (value: unknown): value is string =>
  isString(value) && /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(value)

/** Allows only URLs with http(s), so that a response cannot put a `javascript:` link on the page. */
const isHttpUrl = (value: unknown): value is string => /^https?:$/.test(parseUrl(value)?.protocol ?? '')

const OWN_SITE = 'https://own-site.invalid'

/** The hosts from which the browser may request photos of reviewers: each learns who reads the page. */
export type PhotoHosts = readonly string[] | 'any'

/** Allows a photo of the page's own host, a photo in the URL itself, and one with `https:` on one of the hosts. */
function isPhotoUrl(value: unknown, hosts: PhotoHosts): value is string {
  const { protocol, origin, host, pathname } = parseUrl(value, OWN_SITE) ?? {}
  if (protocol === 'data:') return `${pathname}`.startsWith('image/')
  if (host && hosts !== 'any' && origin === globalThis.location?.origin) return true
  return protocol === 'https:' && (origin === OWN_SITE || hosts === 'any' || hosts.includes(`${host}`))
}

function parseReviewer(value: unknown, keepPhoto: (url: unknown) => object): Reviewer | undefined {
  if (!isRecord(value)) return undefined
  const isAnonymous = value.isAnonymous === true
  if (!isAnonymous && !isText(value.displayName)) return undefined
  return {
    displayName: isText(value.displayName) ? value.displayName : '',
    isAnonymous,
    ...keepPhoto(value.profilePhotoUrl),
  }
}

function parseReply(value: unknown): ReviewReply | undefined {
  if (!isRecord(value) || !isText(value.comment, MAX_COMMENT_LENGTH)) return undefined
  return { comment: value.comment, ...(isDate(value.updateTime) && { updateTime: value.updateTime }) }
}

/**
 * Parses one review. `reviewId`, `comment` (`''` for a rating without text), `starRating`, `createTime` and
 * `reviewer` are required; the rest may be missing or null.
 *
 * @param photoHosts the hosts from which the browser may request the reviewer's photo @default none
 * @returns the valid review, or `undefined` after calling `onIssue`
 */
export function parseReview(
  value: unknown,
  onIssue: OnReviewsParseIssue = ignore,
  path = 'review',
  photoHosts: PhotoHosts = [],
): Review | undefined {
  const drop = (field: string, message: string): undefined => {
    onIssue({ path: `${path}${field}`, message: `${message}, so the review is left out` })
  }

  if (!isRecord(value)) return drop('', 'is not an object')
  const { reviewId, comment, starRating, createTime, updateTime, language } = value
  if (!isText(reviewId)) return drop('.reviewId', `is not a text of at most ${MAX_LENGTH} characters`)
  if (!isString(comment, MAX_COMMENT_LENGTH))
    return drop('.comment', `is not a text of at most ${MAX_COMMENT_LENGTH} characters`)
  if (!isRating(starRating)) return drop('.starRating', 'is not a number between 1 and 5')
  if (!isDate(createTime)) return drop('.createTime', 'is not a date')
  const reviewer = parseReviewer(value.reviewer, (profilePhotoUrl) => {
    if (isPhotoUrl(profilePhotoUrl, photoHosts)) return { profilePhotoUrl }
    if (profilePhotoUrl)
      onIssue({ path: `${path}.reviewer.profilePhotoUrl`, message: 'is not a photo of an allowed host' })
    return {}
  })
  if (!reviewer) return drop('.reviewer', `has no name of at most ${MAX_LENGTH} characters`)

  const reviewReply = parseReply(value.reviewReply)
  const texts = splitTranslatedReview(comment)
  const originalComment = isText(value.originalComment, MAX_COMMENT_LENGTH) && value.originalComment
  if (language != null && !isLanguage(language))
    onIssue({ path: `${path}.language`, message: 'is not a language tag such as `de`' })
  return {
    reviewId,
    ...texts,
    // Without a translation, the original is the text.
    ...(originalComment && (texts.comment ? { originalComment } : { comment: originalComment })),
    ...(isLanguage(language) && { language }),
    starRating,
    createTime,
    ...(isDate(updateTime) && { updateTime }),
    reviewer,
    ...(reviewReply && { reviewReply }),
  }
}

/**
 * Parses reviews and their summary: a list of reviews, or an object with `reviews`, `averageRating`,
 * `totalReviewCount` and `profileUrl`; `reviews` may be missing beside a summary. Never throws: invalid parts are left
 * out and reported to `onIssue`.
 *
 * @param photoHosts the hosts from which the browser may request photos of reviewers @default none
 * @returns undefined if the data has neither reviews nor a summary, such as `{ "message": "maintenance" }`
 */
export function parseReviewsData(
  value: unknown,
  onIssue: OnReviewsParseIssue = ignore,
  photoHosts: PhotoHosts = [],
): ReviewsData | undefined {
  const source: Record<string, unknown> = isRecord(value) ? value : { reviews: value ?? null }
  const { reviews, averageRating, totalReviewCount, profileUrl } = source

  const list = Array.isArray(reviews) ? reviews : []

  const seen = new Set<string>()
  const parsed = list.flatMap((item: unknown, index) => {
    const path = `reviews[${index}]`
    const review = parseReview(item, onIssue, path, photoHosts)
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
  const isCount = (field: unknown): field is number => Number.isSafeInteger(field) && (field as number) >= 0

  const summary = {
    ...keep('averageRating', averageRating, isRating, 'is not a number between 1 and 5'),
    ...keep('totalReviewCount', totalReviewCount, isCount, 'is not a non-negative integer'),
  }
  const hasSummary = Object.keys(summary).length > 0
  if (list !== reviews && !(hasSummary && reviews === undefined)) {
    onIssue({ path: 'reviews', message: 'is not a list' })
    return undefined
  }
  if (list.length > 0 && parsed.length === 0 && !hasSummary) return undefined
  return {
    reviews: parsed,
    ...summary,
    ...keep('profileUrl', profileUrl, isHttpUrl, 'is not a web address'),
  }
}
