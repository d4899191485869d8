'use client'

import { type ReviewedBusiness, reviewsJsonLd, serializeJsonLd } from '../../core'
import { useReviewsMessages } from '../review-display-options'
import { ReviewsContext } from '../reviews/reviews-root'

/**
 * Structured data of the business and its reviews, as a `<script type="application/ld+json">`. Google shows no stars in
 * its results for reviews that a LocalBusiness publishes about itself.
 */
export function StructuredData({ business }: { business: ReviewedBusiness }) {
  const data = ReviewsContext.useValue('Reviews.StructuredData')
  const messages = useReviewsMessages()
  if (data.status !== 'loaded' && data.status !== 'summary') return null
  const json = serializeJsonLd(reviewsJsonLd(business, data, messages.anonymous))
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes every character that could end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
