export { CarouselRoot as Carousel } from '../carousel/carousel'
export {
  CarouselDots as Dots,
  CarouselNext as Next,
  CarouselPrevious as Previous,
  CarouselRotation as Rotation,
} from '../carousel/controls'
export { CarouselSlides as Slides } from '../carousel/slides'
export { ReviewCard as Card } from '../review-card/review-card'
export { StructuredData } from '../structured-data/structured-data'
export { ReviewsList as List } from './reviews-list'
export { ReviewsRoot as Root } from './reviews-root'
export { ReviewsEmpty as Empty, ReviewsError as Error, ReviewsLoading as Loading } from './reviews-status'
export { ReviewsSummary as Summary } from './reviews-summary'
