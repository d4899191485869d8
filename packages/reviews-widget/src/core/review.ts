/** Who wrote a review. */
export interface Reviewer {
  /** The name as the platform gives it; `displayName()` shortens it for the page. */
  displayName: string
  /** True when the guest chose not to be named: the page then says “Anonymous” and shows no photo. */
  isAnonymous: boolean
  /** A square picture; without one the page shows a circle with the initial. */
  profilePhotoUrl?: string
}

/** What the owner answered. */
export interface ReviewReply {
  comment: string
  /** ISO 8601. */
  updateTime?: string
}

/** One guest's review. */
export interface Review {
  /** Unique among the reviews that are shown together. */
  reviewId: string
  /** What the guest wrote, translated where the platform did so. Empty for a rating without words. */
  comment: string
  /** The guest's own words, when `comment` is a translation. */
  originalComment?: string
  /** 1 to 5. */
  starRating: number
  /** ISO 8601. */
  createTime: string
  /** ISO 8601; the page shows this date where there is one. */
  updateTime?: string
  reviewer: Reviewer
  reviewReply?: ReviewReply
}

/** What a source answers with: some reviews, and what is known of all of them. */
export interface ReviewsData {
  reviews: Review[]
  /** Of all reviews on the platform, 1 to 5. */
  averageRating?: number
  /** Of all reviews on the platform, of which `reviews` may be a few. */
  totalReviewCount?: number
  /** The page of the platform where all of them can be read. */
  profileUrl?: string
}
