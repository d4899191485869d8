import { ReviewsCarousel } from '../../src'
import { en } from '../../src/locales/en'
import { sevenReviews } from '../../test/reviews'
import '../../src/styles/index.css'

export const BenchmarkCarousel = ({ reviews = sevenReviews }) => (
  <ReviewsCarousel messages={en} reviews={reviews} averageRating={4.8} totalReviewCount={193} />
)
