import { ReviewsCarousel } from '../../src'
import { en } from '../../src/locales/en'
import { createReviews, sevenReviews } from '../../test/reviews'
import '../../src/styles/index.css'

export const BenchmarkCarousel = ({ count }: { count?: number }) => (
  <ReviewsCarousel
    messages={en}
    reviews={count ? createReviews(count) : sevenReviews}
    averageRating={4.8}
    totalReviewCount={193}
  />
)
