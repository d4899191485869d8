/** The author of a review. */
export interface Reviewer {
  /** Full name of the reviewer. `formatReviewerName` shortens the name. */
  displayName: string
  /** Whether the reviewer's name and photo are hidden. */
  isAnonymous: boolean
  /** URL of a square photo of the reviewer. @default a circle with the initial */
  profilePhotoUrl?: string | undefined
}

/** The owner's reply to a review. */
export interface ReviewReply {
  comment: string
  /** Time of the last change of the reply, in ISO 8601. */
  updateTime?: string | undefined
}

/** A guest's review. */
export interface Review {
  /** An id that is unique among the reviews on the page. */
  reviewId: string
  /** Text of the review, in translation if the platform has translated it. Empty for a rating without text. */
  comment: string
  /** The language in which the review was written, BCP 47: `de`, `pt-BR`. @default unknown */
  language?: string | undefined
  /** Original text of the review, if `comment` is a translation. */
  originalComment?: string | undefined
  /** The reviewer's rating, 1 to 5. */
  starRating: number
  /** Time of publication, in ISO 8601. */
  createTime: string
  /** Time of the last change of the review, in ISO 8601. Shown instead of `createTime`. */
  updateTime?: string | undefined
  reviewer: Reviewer
  reviewReply?: ReviewReply | undefined
}

/** Some reviews, and a summary of all reviews on the platform. */
export interface ReviewsData {
  /** Empty if there are none, or if only the summary is known. */
  reviews: Review[]
  /** Average of all reviews on the platform, 1 to 5. */
  averageRating?: number | undefined
  /** The number of all reviews on the platform. */
  totalReviewCount?: number | undefined
  /** URL of the page with all reviews on the platform. */
  profileUrl?: string | undefined
}
