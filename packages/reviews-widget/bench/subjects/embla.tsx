import useEmblaCarousel from 'embla-carousel-react'
import { sevenReviews } from '../../test/reviews'
import { PlainCard } from './plain-card'
import './plain-card.css'
import './embla.css'

export function Subject() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  return (
    <section aria-label="Guest reviews">
      <div className="embla-viewport" ref={viewport}>
        <div className="embla-container">
          {sevenReviews.map((review) => (
            <div key={review.reviewId} className="embla-slide">
              <PlainCard review={review} />
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
