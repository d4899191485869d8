import { type Business, reviewsJsonLd, serializeJsonLd } from '../../core'
import { useWords } from '../display'
import { useReviewsContext } from '../reviews/reviews-root'

/**
 * Structured data of the house and its reviews for search engines, as one `<script>` that no browser runs.
 * A search engine shows stars for reviews that a house publishes of itself only as its own rules allow.
 */
export function StructuredData({ business }: { business: Business }) {
  const words = useWords()
  const data = useReviewsContext('Reviews.StructuredData')
  if (data.status !== 'loaded') return null
  const json = serializeJsonLd(reviewsJsonLd(business, data, words.anonymous))
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes all that could end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
