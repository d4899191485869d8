import { displayName } from './names'
import type { Review, ReviewsData } from './review'
import { assertSummary, summarize } from './summary'

/** The reviewed house, in schema.org's own properties: name, url, image, address, telephone … */
export interface Business {
  /** A LodgingBusiness or what is one: Hotel, BedAndBreakfast … @default 'Hotel' */
  '@type'?: string
  name: string
  [property: string]: unknown
}

/** How many reviews structured data carries at most. */
export const JSON_LD_REVIEWS = 10

const rating = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

const reviewNode = (review: Review, anonymous?: string) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: displayName(review.reviewer, undefined, anonymous) },
  datePublished: review.createTime,
  ...(review.comment && { reviewBody: review.comment }),
  reviewRating: { '@type': 'Rating', ...rating(review.starRating) },
})

/**
 * Structured data of a house and its reviews, for a search engine: `aggregateRating` when the average is
 * known, and at most ten reviews. Vocabulary: https://schema.org/LodgingBusiness.
 *
 * @throws the errors of `assertSummary`
 */
export function reviewsJsonLd(business: Business, data: ReviewsData, anonymous?: string) {
  const { averageRating, totalReviewCount } = summarize(data)
  assertSummary({ averageRating, totalReviewCount })
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    ...business,
    ...(averageRating !== undefined &&
      totalReviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ...rating(averageRating),
          reviewCount: totalReviewCount,
        },
      }),
    ...(data.reviews.length > 0 && {
      review: data.reviews.slice(0, JSON_LD_REVIEWS).map((review) => reviewNode(review, anonymous)),
    }),
  }
}

/**
 * JSON for the inside of a `<script>`: `<`, `>`, `&` and the two line ends of JavaScript are written as
 * escapes, so that no text of a guest can end the element.
 */
export function serializeJsonLd(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
