import { CarouselRoot } from './components/carousel/carousel'
import {
  CarouselDots,
  CarouselNext,
  CarouselPrevious,
  CarouselRotation,
} from './components/carousel/controls'
import { CarouselSlides } from './components/carousel/slides'
import { ReviewCard } from './components/review-card/review-card'
import { ReviewsList } from './components/reviews/reviews-list'
import { ReviewsRoot } from './components/reviews/reviews-root'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from './components/reviews/reviews-status'
import { ReviewsSummary } from './components/reviews/reviews-summary'
import { StructuredData } from './components/structured-data/structured-data'

/** The parts, to put together as a page needs them. All go inside `Reviews.Root`. */
export const Reviews = {
  Root: ReviewsRoot,
  Loading: ReviewsLoading,
  Error: ReviewsError,
  Empty: ReviewsEmpty,
  Summary: ReviewsSummary,
  List: ReviewsList,
  Card: ReviewCard,
  Carousel: CarouselRoot,
  Rotation: CarouselRotation,
  Previous: CarouselPrevious,
  Next: CarouselNext,
  Slides: CarouselSlides,
  Dots: CarouselDots,
  StructuredData,
}
