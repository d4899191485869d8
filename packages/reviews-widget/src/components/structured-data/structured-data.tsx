'use client'

import { type Business, reviewsJsonLd, serializeJsonLd } from '../../core'
import { useMessages } from '../display-options'
import { useReviewsContext } from '../reviews/reviews-root'

/**
 * Structured data of the business and its reviews, as a `<script type="application/ld+json">`. Google shows no
 * stars for reviews that a LocalBusiness publishes about itself.
 */
export function StructuredData({ business }: { business: Business }) {
  const data = useReviewsContext('Reviews.StructuredData')
  const messages = useMessages()
  if (data.status !== 'loaded') return null
  const json = serializeJsonLd(reviewsJsonLd(business, data, messages.anonymous))
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes every character that could end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
