/** Author of a review. */
export interface Reviewer {
  /** Full name; `displayName()` shortens it. */
  displayName: string
  /** Hides name and photo. */
  isAnonymous: boolean
  /** Square photo. @default a circle with the initial */
  profilePhotoUrl?: string | undefined
}

/** Reply of the owner. */
export interface ReviewReply {
  comment: string
  /** ISO 8601. */
  updateTime?: string | undefined
}

/** A guest's review. */
export interface Review {
  /** Unique among the reviews that are shown together. */
  reviewId: string
  /** Text, translated if the platform did so. Empty for a rating without text. */
  comment: string
  /** Original text, when `comment` is a translation. */
  originalComment?: string | undefined
  /** 1 to 5. */
  starRating: number
  /** ISO 8601. */
  createTime: string
  /** ISO 8601. Shown in place of `createTime`. */
  updateTime?: string | undefined
  reviewer: Reviewer
  reviewReply?: ReviewReply | undefined
}

/** Reviews, and a summary of all reviews on the platform. */
export interface ReviewsData {
  reviews: Review[]
  /** Average of all reviews on the platform, 1 to 5. */
  averageRating?: number | undefined
  /** Number of all reviews on the platform. */
  totalReviewCount?: number | undefined
  /** URL of all reviews on the platform. */
  profileUrl?: string | undefined
}
