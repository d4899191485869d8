import { Splide, SplideSlide } from '@splidejs/react-splide'
import { sevenReviews } from '../../test/reviews'
import { PlainReviewCard } from './plain-review-card'
import '@splidejs/react-splide/css'
import './plain-card.css'

export const BenchmarkCarousel = () => (
  <Splide
    aria-label="Guest reviews"
    options={{ type: 'loop', perPage: 3, breakpoints: { 768: { perPage: 2 }, 640: { perPage: 1 } } }}
  >
    {sevenReviews.map((review) => (
      <SplideSlide key={review.reviewId}>
        <PlainReviewCard review={review} />
      </SplideSlide>
    ))}
  </Splide>
)
