import type { Review, ReviewsData } from './review'
import { formatReviewerName } from './reviewer-name'
import { assertRatingSummary, summarizeRatings } from './summary'

/** The reviewed business, with schema.org properties: name, url, image, address, telephone … */
export interface ReviewedBusiness {
  /** The schema.org type: LodgingBusiness or a subtype, such as Hotel or BedAndBreakfast. @default 'Hotel' */
  '@type'?: string
  name: string
  [property: string]: unknown
}

/** Maximum number of reviews in structured data. */
export const MAX_JSON_LD_REVIEWS = 10

const rating = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

const reviewNode = (review: Review, anonymous?: string) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: formatReviewerName(review.reviewer, undefined, anonymous) },
  datePublished: review.createTime,
  ...(review.comment && { reviewBody: review.comment }),
  ...(review.language && !review.originalComment && { inLanguage: review.language }),
  reviewRating: { '@type': 'Rating', ...rating(review.starRating) },
})

/**
 * Structured data of a business and its reviews: `aggregateRating` if the average is known, and at most ten reviews.
 * Vocabulary: https://schema.org/LodgingBusiness.
 *
 * @param anonymous name of an anonymous reviewer
 * @throws if the average rating is not between 1 and 5, or the number of reviews is negative or not an integer
 */
export function reviewsJsonLd(business: ReviewedBusiness, data: ReviewsData, anonymous?: string) {
  const { averageRating, totalReviewCount } = summarizeRatings(data)
  assertRatingSummary({ averageRating, totalReviewCount })
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    ...business,
    ...(averageRating !== undefined &&
      totalReviewCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ...rating(averageRating),
          reviewCount: totalReviewCount,
        },
      }),
    ...(data.reviews.length > 0 && {
      review: data.reviews.slice(0, MAX_JSON_LD_REVIEWS).map((review) => reviewNode(review, anonymous)),
    }),
  }
}

/** JSON for a `<script>` element. Escapes `<`, `>`, `&` and line separators, so that no text ends the element. */
export function serializeJsonLd(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
