import { ReactGoogleReviews } from 'react-google-reviews'
import { sevenReviews } from '../../test/reviews'
import 'react-google-reviews/dist/index.css'

// The package `react-google-reviews` accepts no `undefined` for an optional field, so each field gets another value or
// is left out.
const reviews = sevenReviews.map(({ updateTime, reviewReply, originalComment, ...review }) => ({
  ...review,
  updateTime: updateTime ?? review.createTime,
  reviewReply: null,
  reviewer: { ...review.reviewer, profilePhotoUrl: '' },
}))

export const BenchmarkCarousel = () => (
  <ReactGoogleReviews layout="carousel" reviews={reviews} averageRating={4.8} totalReviewCount={193} />
)
