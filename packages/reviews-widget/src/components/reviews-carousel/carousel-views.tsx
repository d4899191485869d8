'use client'

import type { ReactNode } from 'react'
import { CarouselRoot, type ReviewsCarouselOptions } from '../carousel/carousel'
import { CarouselDots, CarouselNext, CarouselPrevious, CarouselRotation } from '../carousel/controls'
import { CarouselSlides } from '../carousel/slides'
import { ReviewsContext } from '../reviews/reviews-root'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from '../reviews/reviews-status'
import { ReviewsSummary } from '../reviews/reviews-summary'

export interface CarouselViewsProps extends ReviewsCarouselOptions {
  /** Shows the dots that choose a review. @default true */
  showDots?: boolean | undefined
  /** Text beside the stars of the badge. @default the name of the rating, “Excellent” */
  badgeLabel?: string | undefined
  /** Text of the error view. @default messages.error */
  errorMessage?: ReactNode
  /** Text of the loading view. @default messages.loading */
  loadingMessage?: ReactNode
}

/** Everything that the carousel shows inside of its root. The custom element has the same, without structured data. */
export function CarouselViews({
  showDots = true,
  badgeLabel,
  errorMessage,
  loadingMessage,
  ...options
}: CarouselViewsProps) {
  const { status } = ReviewsContext.useValue('Reviews.Carousel')
  return (
    <>
      <ReviewsLoading>{loadingMessage}</ReviewsLoading>
      <ReviewsError>{errorMessage}</ReviewsError>
      <ReviewsEmpty />
      <CarouselRoot {...options}>
        <div data-slot="reviews-head">
          <div data-slot="reviews-controls">
            <CarouselRotation />
            <CarouselPrevious />
            <CarouselNext />
          </div>
          <ReviewsSummary badgeLabel={badgeLabel} />
        </div>
        <CarouselSlides />
        {showDots && <CarouselDots />}
      </CarouselRoot>
      {status === 'summary' && <ReviewsSummary badgeLabel={badgeLabel} />}
    </>
  )
}
