import { Splide, SplideSlide } from '@splidejs/react-splide'
import { sevenReviews } from '../../test/reviews'
import { PlainCard } from './plain-card'
import '@splidejs/react-splide/css'
import './plain-card.css'

export const Subject = () => (
  <Splide
    aria-label="Guest reviews"
    options={{ type: 'loop', perPage: 3, breakpoints: { 768: { perPage: 2 }, 640: { perPage: 1 } } }}
  >
    {sevenReviews.map((review) => (
      <SplideSlide key={review.reviewId}>
        <PlainCard review={review} />
      </SplideSlide>
    ))}
  </Splide>
)
