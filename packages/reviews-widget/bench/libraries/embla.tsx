import useEmblaCarousel from 'embla-carousel-react'
import { sevenReviews } from '../../test/reviews'
import { PlainReviewCard } from './plain-review-card'
import './plain-card.css'
import './embla.css'

export function BenchmarkCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  return (
    <section aria-label="Guest reviews">
      <div className="embla-viewport" ref={viewport}>
        <div className="embla-container">
          {sevenReviews.map((review) => (
            <div key={review.reviewId} className="embla-slide">
              <PlainReviewCard review={review} />
            </div>
          ))}
        </div>
      </div>
      <button type="button" onClick={() => embla?.scrollPrev()}>
        Previous review
      </button>
      <button type="button" onClick={() => embla?.scrollNext()}>
        Next review
      </button>
    </section>
  )
}
